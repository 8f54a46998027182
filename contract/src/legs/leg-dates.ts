import type { PlainDate } from '../values/plain-date.ts'
import { legsWords } from './words.ts'

export const mostLegs = 40

/** A place where nobody sleeps is a stop, not a place of the trip. Gaps and days outside the trip may be. */
export const legDatesProblem = ({
  arriveDate,
  leaveDate,
}: {
  arriveDate?: PlainDate | undefined
  leaveDate?: PlainDate | undefined
}): string | null => (arriveDate && leaveDate && leaveDate <= arriveDate ? legsWords.noNight : null)
