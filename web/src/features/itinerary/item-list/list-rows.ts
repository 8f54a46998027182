import type { BedBooked, BookedStop } from '@sojourn/contract/bookings/day-stops'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { doneIds, hasBegun } from '@sojourn/contract/itinerary/next-stop'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

export type ListRow =
  /** The days before today, folded into one row. */
  | { kind: 'past'; key: string; from: PlainDate; to: PlainDate; count: number; isOpen: boolean }
  | {
      kind: 'day'
      key: string
      date: PlainDate
      items: ItineraryItem[]
      isToday: boolean
      /** So many stops of bookings. */
      booked?: number
    }
  /** Between what has begun today and what has not. */
  | { kind: 'now'; key: string; time: string }
  | { kind: 'item'; key: string; number: number; item: ItineraryItem; isDone: boolean }
  /** By the clocks of `zone`, where its booking says none. */
  | { kind: 'booked'; key: string; stop: BookedStop<Booking>; zone: string }
  /** Where one sleeps, at the end of a day. */
  | { kind: 'bed'; key: string; bed: BedBooked<Booking> }

/** A trip that runs: the time there, and whether its past days are unfolded. */
interface Running {
  now: LocalTime
  isPastOpen: boolean
}

/**
 * The list as it is drawn: a heading for every day that has items, for those of `more`, and for today while the trip
 * runs; then its items. `items` come in their order.
 */
export function itemListRows(
  items: readonly ItineraryItem[],
  running: Running | null,
  more: Iterable<PlainDate> = [],
): ListRow[] {
  const numbers = new Map(items.map(({ id }, index) => [id, index + 1]))
  const today = running?.now.date ?? null
  const days = daysOf(items, today === null ? more : [today, ...more])
  const dates = [...days.keys()].toSorted()
  const past = running ? dates.filter((date) => date < running.now.date) : []
  const done = running ? doneIds(items, running.now) : new Set<string>()

  const rowsOf = (date: PlainDate): ListRow[] => {
    const own = days.get(date) ?? []
    const rows: ListRow[] = own.map((item) => ({
      kind: 'item',
      key: item.id,
      number: numbers.get(item.id) ?? 0,
      item,
      isDone: done.has(item.id),
    }))
    if (running && date === today) {
      const ahead = own.findIndex((item) => !hasBegun(item, running.now))
      if (ahead !== -1) rows.splice(ahead, 0, { kind: 'now', key: 'now', time: running.now.time })
    }
    return [{ kind: 'day', key: `day-${date}`, date, items: own, isToday: date === today }, ...rows]
  }

  const [from, to] = [past.at(0), past.at(-1)]
  if (!running || from === undefined || to === undefined) return dates.flatMap(rowsOf)
  const count = past.reduce((sum, date) => sum + (days.get(date)?.length ?? 0), 0)
  const { isPastOpen } = running
  const shown = isPastOpen ? dates : dates.filter((date) => date >= running.now.date)
  return [{ kind: 'past', key: 'past', from, to, count, isOpen: isPastOpen }, ...shown.flatMap(rowsOf)]
}

/** The items of each day, and those days that stand in the list without any. */
function daysOf(items: readonly ItineraryItem[], more: Iterable<PlainDate>): Map<PlainDate, ItineraryItem[]> {
  const days = Map.groupBy(items, ({ date }) => date)
  for (const date of more) if (!days.has(date)) days.set(date, [])
  return days
}
