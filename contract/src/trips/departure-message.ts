import { daysBetween, type PlainDate } from '../values/plain-date.ts'
import { say } from '../words/say.ts'
import { tripsWords } from './words.ts'

/** The line on a trip's card. `today` is the traveller's local date; finished trips keep 'Trip started' (C-064). */
export function departureMessage(trip: { startDate: PlainDate }, today: PlainDate): string {
  const days = daysBetween(today, trip.startDate)
  if (days > 0) return say(tripsWords.departureIn, { count: days })
  return days === 0 ? tripsWords.departingToday : tripsWords.started
}
