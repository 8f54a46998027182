import { amongStops, type BookedDays } from '@sojourn/contract/bookings/booked-days'
import { bookingEnd, bookingStart } from '@sojourn/contract/bookings/booking-ends'
import type { BookedStop } from '@sojourn/contract/bookings/day-stops'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { hasBegun } from '@sojourn/contract/itinerary/next-stop'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { instantAt } from '@sojourn/contract/values/local-moment'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { ListRow } from '../item-list/list-rows.ts'

type DayRow = Extract<ListRow, { kind: 'day' }>
type ItemRow = Extract<ListRow, { kind: 'item' }>

/** The rows of the list with what is booked among them, and each day's bed at its end. */
export function withBookedRows(
  rows: readonly ListRow[],
  booked: BookedDays<Booking>,
  zoneOn: (date: PlainDate) => string,
  now: LocalTime | null,
): ListRow[] {
  const all: ListRow[] = []
  let open: { day: DayRow; items: ItemRow[] } | null = null
  const close = () => {
    if (open) all.push(...dayRows(open.day, open.items, booked, zoneOn, now))
    open = null
  }
  for (const row of rows) {
    if (row.kind === 'day') {
      close()
      open = { day: row, items: [] }
    } else if (row.kind === 'item') open?.items.push(row)
    // The line of the hour finds its place anew.
    else if (row.kind !== 'now') all.push(row)
  }
  close()
  return all
}

function dayRows(
  day: DayRow,
  items: readonly ItemRow[],
  { stops, beds }: BookedDays<Booking>,
  zoneOn: (date: PlainDate) => string,
  now: LocalTime | null,
): ListRow[] {
  const own = stops.get(day.date) ?? []
  const bed = beds.get(day.date)
  const timed = items.map((row) => ({ row, time: row.item.time }))
  const rows = amongStops(timed, own).map(({ item, stop }): ListRow =>
    stop ? stopRow(stop, day.date, zoneOn(day.date)) : item.row,
  )
  if (now && day.isToday) {
    const isBegun = begunBy(now, zoneOn(day.date))
    const ahead = rows.findIndex((row) => !isBegun(row))
    if (ahead !== -1) rows.splice(ahead, 0, { kind: 'now', key: 'now', time: now.time })
  }
  return [
    own.length > 0 ? { ...day, booked: own.length } : day,
    ...rows,
    ...(bed ? [{ kind: 'bed' as const, key: `bed-${day.date}`, bed }] : []),
  ]
}

const stopRow = (stop: BookedStop<Booking>, date: PlainDate, zone: string): ListRow => ({
  kind: 'booked',
  key: `booked-${stop.booking.id}-${stop.end}-${date}`,
  stop,
  zone,
})

/** Clocks of two zones are compared in instants. */
function begunBy(now: LocalTime, zone: string): (row: ListRow) => boolean {
  const instant = instantAt({ ...now, zone })
  return (row) => {
    if (row.kind === 'item') return hasBegun(row.item, now)
    if (row.kind !== 'booked') return true
    const { booking, end } = row.stop
    const moment = end === 'from' ? bookingStart(booking, zone) : bookingEnd(booking, zone)
    return moment !== null && instantAt(moment) <= instant
  }
}
