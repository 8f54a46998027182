// What a booking says of itself in a line, in the reader's own way of writing times.
import { daysBetween } from '../values/plain-date.ts'
import { say } from '../words/say.ts'
import { bookingsWords } from './words.ts'
import type { Booking } from './schema.ts'

type Written = (time: string) => string

/** '+1 day', '-1 day' over the date line; nothing on the same date. */
export function datesText({ fromDate, toDate }: Pick<Booking, 'fromDate' | 'toDate'>): string {
  const days = toDate === null ? 0 : daysBetween(fromDate, toDate)
  if (days === 0) return ''
  return say(days > 0 ? bookingsWords.nextDays : bookingsWords.daysBefore, { count: Math.abs(days) })
}

/** 'ORD', 'Roma Termini', or nothing. */
export const placeOfEnd = (booking: Booking, end: 'from' | 'to'): string =>
  (end === 'from' ? (booking.fromCode ?? booking.fromPlace) : (booking.toCode ?? booking.toPlace)) ?? ''

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

function stayText({ fromTime, untilTime, toTime }: Booking, written: Written): string {
  const from = fromTime ? written(fromTime) : ''
  const checkIn =
    from && untilTime
      ? say(bookingsWords.checkInBetween, { from, until: written(untilTime) })
      : from && say(bookingsWords.checkInFrom, { from })
  return joined([checkIn, toTime && say(bookingsWords.checkOutUntil, { time: written(toTime) })])
}

/** '16:05 ORD – 07:25 FRA +1 day', 'Check-in from 15:00, Check-out until 11:00', '20:30'. */
export function timesOfBooking(booking: Booking, written: Written): string {
  if (booking.kind === 'stay') return stayText(booking, written)
  const end = (time: string | null, where: string) => [time && written(time), where].filter(Boolean).join(' ')
  const from = end(booking.fromTime, placeOfEnd(booking, 'from'))
  const to = end(booking.toTime, placeOfEnd(booking, 'to'))
  const ends = from && to ? say(bookingsWords.fromTo, { from, to }) : from || to
  return [ends, booking.toTime ? datesText(booking) : ''].filter(Boolean).join(' ')
}
