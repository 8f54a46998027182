// Several rides of one reference are one journey with lay-overs between them.
import { minutesBetween } from '../values/local-moment.ts'
import { type BookingEnds, bookingEnd, bookingStart } from './booking-ends.ts'
import { isRide } from './kinds.ts'

interface Referenced extends BookingEnds {
  readonly reference: string | null
}

const longestLayOver = 24 * 60

/** From landing to leaving again; null while a time is open. */
export function layOverBetween(before: BookingEnds, after: BookingEnds, zone: string): number | null {
  const [end, start] = [bookingEnd(before, zone), bookingStart(after, zone)]
  return end && start ? minutesBetween(end, start) : null
}

function follows(before: Referenced | undefined, next: Referenced, zone: string): boolean {
  if (!before?.reference || before.reference !== next.reference || !isRide(before) || !isRide(next))
    return false
  const pause = layOverBetween(before, next, zone)
  return pause !== null && pause >= 0 && pause <= longestLayOver
}

/** Bookings in their order, those of one journey together. */
export function bookedJourneys<T extends Referenced>(bookings: readonly T[], zone: string): T[][] {
  const journeys: T[][] = []
  for (const booking of bookings) {
    const open = journeys.find((journey) => follows(journey.at(-1), booking, zone))
    if (open) open.push(booking)
    else journeys.push([booking])
  }
  return journeys
}

/** From leaving to arriving, lay-overs included; null while an end is open. */
export function journeyMinutes(journey: readonly BookingEnds[], zone: string): number | null {
  const [first, last] = [journey[0], journey.at(-1)]
  const [start, end] = [first && bookingStart(first, zone), last && bookingEnd(last, zone)]
  return start && end ? minutesBetween(start, end) : null
}
