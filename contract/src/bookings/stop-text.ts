// What a stop of a booking says of itself in the lists of days. References are in none of them.
import { say } from '../words/say.ts'
import { placeOfEnd, timesOfBooking } from './booking-text.ts'
import type { BookedStop } from './day-stops.ts'
import { isRide } from './kinds.ts'
import type { Booking } from './schema.ts'
import { bookingsWords } from './words.ts'

type Written = (time: string) => string

/** 'Chicago to Rome', 'Arrive: Chicago to Rome', 'Check in, Residenza Belli'. */
export function titleOfStop({ booking, end }: BookedStop<Booking>): string {
  const { kind, title } = booking
  if (kind === 'stay')
    return say(end === 'from' ? bookingsWords.checkInAt : bookingsWords.checkOutAt, { title })
  if (end === 'from') return title
  return say(isRide(booking) ? bookingsWords.arrive : bookingsWords.giveBack, { title })
}

/** 'Tonight: Residenza Belli', 'Tonight: in the air'. */
export function bedText({ kind, title }: Booking): string {
  if (kind === 'stay') return say(bookingsWords.tonight, { title })
  return kind === 'flight' ? bookingsWords.tonightInAir : bookingsWords.tonightOnWay
}

/** A ride says both ends where it begins, and where it arrives that one alone. */
export function timesOfStop({ booking, end }: BookedStop<Booking>, written: Written): string {
  const { kind, fromTime, untilTime, toTime } = booking
  if (kind !== 'stay') {
    if (end === 'from') return timesOfBooking(booking, written)
    return [toTime && written(toTime), placeOfEnd(booking, 'to')].filter(Boolean).join(' ')
  }
  if (end === 'to') return toTime ? say(bookingsWords.until, { time: written(toTime) }) : ''
  if (!fromTime) return ''
  const from = written(fromTime)
  return untilTime
    ? say(bookingsWords.fromTo, { from, to: written(untilTime) })
    : say(bookingsWords.from, { from })
}
