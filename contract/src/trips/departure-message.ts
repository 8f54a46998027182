import { daysBetween, type PlainDate } from '../values/plain-date.ts'
import { counted } from './duration.ts'

/** The line on a trip's card. `today` is the traveller's local date; finished trips keep 'Trip started' (C-064). */
export function departureMessage(trip: { startDate: PlainDate }, today: PlainDate): string {
  const days = daysBetween(today, trip.startDate)
  if (days > 0) return `Departure in ${counted(days, 'day')}`
  return days === 0 ? 'Departing today' : 'Trip started'
}
