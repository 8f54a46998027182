import { daysBetween, type PlainDate } from '../values/plain-date.ts'
import { say } from '../words/say.ts'
import { tripsWords } from './words.ts'

interface TripDates {
  startDate: PlainDate
  endDate: PlainDate
}

/** Days between start and end, never below 1 (C-059): 1 to 5 June are 4. */
export const tripDuration = (trip: TripDates): number =>
  Math.max(1, Math.abs(daysBetween(trip.startDate, trip.endDate)))

/** The plural as the specification writes it, the singular for exactly one (C-063). */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`

export const tripDurationText = (trip: TripDates): string =>
  say(tripsWords.days, { count: tripDuration(trip) })
