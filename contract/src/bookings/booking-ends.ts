// Where and when a booking begins and ends, as its ticket says it.
import { addDays, daysBetween, daysFrom, type PlainDate } from '../values/plain-date.ts'
import { type LocalMoment, minutesBetween, minutesLater } from '../values/local-moment.ts'
import { type BookingKind, hasTwoEnds } from './kinds.ts'

export interface BookingEnds {
  readonly kind: BookingKind
  readonly fromDate: PlainDate
  readonly fromTime: string | null
  readonly fromZone: string | null
  readonly toDate: PlainDate | null
  readonly toTime: string | null
  readonly toZone: string | null
  readonly minutes: number | null
}

/** Null while the time is open; `usual` is the trip's own zone. */
export const bookingStart = (
  { fromDate, fromTime, fromZone }: BookingEnds,
  usual: string,
): LocalMoment | null =>
  fromTime === null ? null : { date: fromDate, time: fromTime, zone: fromZone ?? usual }

/** What has one end lasts as long as it is said to. */
export function bookingEnd(booking: BookingEnds, usual: string): LocalMoment | null {
  const { kind, fromZone, toDate, toTime, toZone, minutes } = booking
  if (hasTwoEnds(kind))
    return toDate === null || toTime === null
      ? null
      : { date: toDate, time: toTime, zone: toZone ?? fromZone ?? usual }
  const start = bookingStart(booking, usual)
  return start && minutes !== null ? minutesLater(start, minutes) : null
}

/** As a watch on the wrist counts; null while an end is open. */
export function lengthOf(booking: BookingEnds, usual: string): number | null {
  const [start, end] = [bookingStart(booking, usual), bookingEnd(booking, usual)]
  return start && end ? minutesBetween(start, end) : null
}

/** Each night by the date on which it begins. */
export const nightsBooked = ({ fromDate, toDate }: Pick<BookingEnds, 'fromDate' | 'toDate'>): PlainDate[] =>
  toDate === null || daysBetween(fromDate, toDate) < 1 ? [] : daysFrom(fromDate, addDays(toDate, -1))
