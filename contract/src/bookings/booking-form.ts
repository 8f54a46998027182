import { daysBetween } from '../values/plain-date.ts'
import { say } from '../words/say.ts'
import { type BookingEnds, lengthOf } from './booking-ends.ts'
import { hasTwoEnds, isRide } from './kinds.ts'
import { lengthText } from './length-text.ts'
import { maxNights, maxRideDays } from './limits.ts'
import { bookingsRefusalsWords } from './words-refusals.ts'

export interface BookingForm extends BookingEnds {
  readonly title: string
  readonly untilTime: string | null
}

type Problems = Partial<Record<'toDate' | 'toTime' | 'untilTime', string>>

function stayProblems({ fromDate, fromTime, untilTime, toDate }: BookingForm): Problems {
  if (toDate === null) return { toDate: bookingsRefusalsWords.endDateRequired }
  const nights = daysBetween(fromDate, toDate)
  if (nights < 1) return { toDate: bookingsRefusalsWords.noNight }
  if (nights > maxNights) return { toDate: say(bookingsRefusalsWords.tooManyNights, { most: maxNights }) }
  return fromTime && untilTime && untilTime < fromTime
    ? { untilTime: bookingsRefusalsWords.untilBeforeFrom }
    : {}
}

/** Judged as a watch on the wrist counts: over the date line one may land on the day before. */
function rideProblems(booking: BookingForm, usual: string): Problems {
  const { kind, fromDate, toDate, toTime } = booking
  if (toDate === null) return toTime === null ? {} : { toDate: bookingsRefusalsWords.endDateRequired }
  const length = lengthOf(booking, usual)
  // Without times a day of slack: clocks on Earth are at most 26 hours apart.
  if (length === null) return daysBetween(fromDate, toDate) < -1 ? { toDate: endsBefore(booking, 1440) } : {}
  if (length < 0) return { toTime: endsBefore(booking, -length) }
  if (isRide({ kind }) && length > maxRideDays * 1440)
    return { toDate: say(bookingsRefusalsWords.tooLongRide, { most: maxRideDays }) }
  return {}
}

const endsBefore = ({ kind }: BookingForm, minutes: number): string => {
  const text =
    kind === 'flight'
      ? bookingsRefusalsWords.landsBefore
      : isRide({ kind })
        ? bookingsRefusalsWords.arrivesBefore
        : bookingsRefusalsWords.endsBefore
  return say(text, { length: lengthText(minutes) })
}

/** What cannot be so, by field; `usual` is the trip's own zone. */
export function bookingProblems(booking: BookingForm, usual: string): Problems {
  if (booking.kind === 'stay') return stayProblems(booking)
  return hasTwoEnds(booking.kind) ? rideProblems(booking, usual) : {}
}
