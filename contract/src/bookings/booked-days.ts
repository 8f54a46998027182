// Bookings on the days of a plan: what is fixed stands between what one means to do.
import { minuteOf, minutesOfDay } from '../values/clock-time.ts'
import type { PlainDate } from '../values/plain-date.ts'
import { nightsBooked } from './booking-ends.ts'
import { type BedBooked, bedOf, type BookedRow, type BookedStop, dayStops } from './day-stops.ts'

export interface BookedDays<T> {
  readonly stops: ReadonlyMap<PlainDate, readonly BookedStop<T>[]>
  /** By the date on which the night begins. */
  readonly beds: ReadonlyMap<PlainDate, BedBooked<T>>
}

/** The days on which something begins or ends, and the nights with a bed; `zoneOn` is where one is on a day. */
export function bookedDays<T extends BookedRow>(
  bookings: readonly T[],
  zoneOn: (date: PlainDate) => string,
): BookedDays<T> {
  const open = bookings.filter(({ status }) => status !== 'cancelled')
  const dates = new Set(open.flatMap(({ fromDate, toDate }) => (toDate ? [fromDate, toDate] : [fromDate])))
  const stops = [...dates].toSorted().map((date) => [date, dayStops(open, date, zoneOn(date))] as const)
  const nights = [...new Set(open.flatMap(nightsBooked))].flatMap((date) => {
    const bed = bedOf(open, date)
    return bed ? [[date, bed] as const] : []
  })
  return { stops: new Map(stops.filter(([, own]) => own.length > 0)), beds: new Map(nights) }
}

type Among<I, S> = { item: I; stop?: undefined } | { stop: S; item?: undefined }

/**
 * What is planned with the day's stops between: an hour finds its place, what has none comes after all hours, and a
 * stop without one closes the day. Both come in their own order and keep it.
 */
export function amongStops<I extends { time: string | null }, S extends { minute: number | null }>(
  items: readonly I[],
  stops: readonly S[],
): Among<I, S>[] {
  const all: Among<I, S>[] = []
  let next = 0
  const stopsUntil = (minute: number) => {
    for (; next < stops.length && (stops[next]?.minute ?? Infinity) <= minute; next++)
      all.push({ stop: stops[next] as S })
  }
  for (const item of items) {
    stopsUntil(minuteOf(item.time) ?? minutesOfDay)
    all.push({ item })
  }
  stopsUntil(Infinity)
  return all
}
