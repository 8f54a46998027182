import fc from 'fast-check'
import { addDays } from '../src/values/plain-date.ts'

/** Any calendar day of two centuries, for property tests. */
export const aDate = fc.nat(73_000).map((days) => addDays('1950-01-01', days))

/** Any trip of up to a year. */
export const aTrip = fc
  .tuple(aDate, fc.nat(364))
  .map(([startDate, days]) => ({ startDate, endDate: addDays(startDate, days) }))
