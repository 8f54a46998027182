// What is planned at the hour of something booked.
import { endDate } from '../itinerary/item-end.ts'
import { instantAt } from '../values/local-moment.ts'
import { addDays, type PlainDate } from '../values/plain-date.ts'
import { bookingEnd, bookingStart } from './booking-ends.ts'
import type { BookedRow } from './day-stops.ts'

interface Planned {
  readonly id: string
  readonly date: PlainDate
  readonly time: string | null
  readonly endTime: string | null
}

interface Held<T> {
  booking: T
  from: number
  to: number
}

/** A room is not where one is all day, nor is a car. */
const holdsOne = ({ kind, status }: BookedRow): boolean =>
  status !== 'cancelled' && kind !== 'stay' && kind !== 'car'

function heldTimes<T extends BookedRow>(
  bookings: readonly T[],
  zoneOn: (date: PlainDate) => string,
): Map<PlainDate, Held<T>[]> {
  const held = bookings.filter(holdsOne).flatMap((booking): [PlainDate, Held<T>][] => {
    const usual = zoneOn(booking.fromDate)
    const [start, end] = [bookingStart(booking, usual), bookingEnd(booking, usual)]
    if (!start || !end) return []
    const own = { booking, from: instantAt(start), to: instantAt(end) }
    // With the days beside it: elsewhere its hours may be of another date.
    const [first, last] = [start.date, end.date].toSorted() as [PlainDate, PlainDate]
    return [...new Set([addDays(first, -1), first, last, addDays(last, 1)])].map((date) => [date, own])
  })
  return new Map(
    [...Map.groupBy(held, ([date]) => date)].map(([date, all]) => [date, all.map(([, own]) => own)]),
  )
}

/** For each item the booking whose hours it meets, in instants: a clock elsewhere may show others. */
export function bookedOverlaps<T extends BookedRow>(
  items: readonly Planned[],
  bookings: readonly T[],
  zoneOn: (date: PlainDate) => string,
): Map<string, T> {
  const found = new Map<string, T>()
  const byDate = heldTimes(bookings, zoneOn)
  for (const item of items) {
    const held = item.time === null ? undefined : byDate.get(item.date)
    if (!held || item.time === null) continue
    const zone = zoneOn(item.date)
    const from = instantAt({ date: item.date, time: item.time, zone })
    const to = item.endTime ? instantAt({ date: endDate(item), time: item.endTime, zone }) : from
    const met = held.find((one) => from < one.to && (one.from < to || one.from <= from))
    if (met) found.set(item.id, met.booking)
  }
  return found
}
