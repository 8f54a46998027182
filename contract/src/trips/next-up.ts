import { daysBetween, type PlainDate } from '../values/plain-date.ts'
import { say } from '../words/say.ts'
import { tripBadge } from './status.ts'
import { tripsWords } from './words.ts'

interface Dated {
  destination: string
  startDate: PlainDate
  endDate: PlainDate
}

/** 'Lisbon' of 'Lisbon, Portugal'. */
export const placeName = (destination: string): string =>
  destination.split(',')[0]?.trim() || destination.trim()

/** Day n of a trip that is under way; the first day is 1. */
export const tripDay = (trip: Dated, today: PlainDate): number => daysBetween(trip.startDate, today) + 1

const byStart = (a: Dated, b: Dated): number => daysBetween(b.startDate, a.startDate)

function nextText(next: Dated, today: PlainDate): string {
  const days = daysBetween(today, next.startDate)
  const place = placeName(next.destination)
  return days === 1 ? say(tripsWords.nextTomorrow, { place }) : say(tripsWords.nextIn, { place, count: days })
}

/** The trip that is under way; of several, the one that began last. */
export const runningTrip = <T extends Dated>(
  trips: readonly T[],
  today: PlainDate,
  dayOf: (trip: T) => PlainDate = () => today,
): T | undefined =>
  trips
    .filter((trip) => tripBadge(trip, dayOf(trip)) === 'In Progress')
    .toSorted(byStart)
    .at(-1)

/** The first trip that is still to come. */
export const nextTrip = <T extends Dated>(
  trips: readonly T[],
  today: PlainDate,
  dayOf: (trip: T) => PlainDate = () => today,
): T | undefined =>
  trips
    .filter((trip) => tripBadge(trip, today) === 'Upcoming' && tripBadge(trip, dayOf(trip)) !== 'In Progress')
    .toSorted(byStart)
    .at(0)

/**
 * The line under the greeting: where the traveller is and what comes next. A running trip counts its days as its own
 * page does, by the calendar at its destination; how far off the next one is goes by the traveller's (C-064).
 */
export function nextUp<T extends Dated>(
  trips: readonly T[],
  today: PlainDate,
  dayOf: (trip: T) => PlainDate = () => today,
): string {
  if (trips.length === 0) return tripsWords.whereFirst
  const now = runningTrip(trips, today, dayOf)
  const next = nextTrip(trips, today, dayOf)
  const lines = [
    now && say(tripsWords.onDay, { day: tripDay(now, dayOf(now)), place: placeName(now.destination) }),
    next && nextText(next, today),
  ].filter(Boolean)
  return lines.length > 0 ? lines.join(' ') : tripsWords.whereNext
}
