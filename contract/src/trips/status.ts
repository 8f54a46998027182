import { isPlainDate, type PlainDate } from '../values/plain-date.ts'
import type { TripStatus } from './modes.ts'
import { tripsWords } from './words.ts'

interface TripDates {
  startDate: PlainDate
  endDate: PlainDate
}

export const badges = ['Upcoming', 'In Progress', 'Completed', 'Planning'] as const
export type TripBadge = (typeof badges)[number]

/** Colour and progress of each badge: the trip's phase, not work done (C-067). */
export const badgeFacts: Record<
  TripBadge,
  { colour: 'blue' | 'green' | 'gray' | 'yellow'; progress: number }
> = {
  Upcoming: { colour: 'blue', progress: 25 },
  'In Progress': { colour: 'green', progress: 75 },
  Completed: { colour: 'gray', progress: 100 },
  Planning: { colour: 'yellow', progress: 0 },
}

export function statusText(badge: TripBadge): string {
  if (badge === 'In Progress') return tripsWords.inProgress
  if (badge === 'Planning') return tripsWords.planning
  return badge === 'Upcoming' ? tripsWords.upcoming : tripsWords.completed
}

/** What the dates say today. 'Planning' is left for dates that cannot be read (C-066). */
export function tripBadge(trip: TripDates, today: PlainDate): TripBadge {
  const [start, end] = [trip.startDate.slice(0, 10), trip.endDate.slice(0, 10)]
  if (!isPlainDate(start) || !isPlainDate(end)) return 'Planning'
  if (today < start) return 'Upcoming'
  return today <= end ? 'In Progress' : 'Completed'
}

/** The status the server answers: dates first, the stored one only before the trip (C-065). */
export function effectiveStatus(trip: TripDates & { status: TripStatus }, today: PlainDate): TripStatus {
  const badge = tripBadge(trip, today)
  if (badge === 'Completed') return 'completed'
  if (badge === 'In Progress') return 'in_progress'
  return trip.status === 'confirmed' ? 'confirmed' : 'planning'
}

interface Listed extends TripDates {
  id: number
  status: TripStatus
}

/** Current and upcoming by start date, then past, newest first (U-029). */
export function inTripOrder<T extends Omit<Listed, 'status'>>(trips: readonly T[], today: PlainDate): T[] {
  const isOver = ({ endDate }: T) => endDate.slice(0, 10) < today
  const byStart = (a: T, b: T) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0)
  const ahead = trips.filter((trip) => !isOver(trip)).toSorted((a, b) => byStart(a, b) || a.id - b.id)
  const past = trips.filter(isOver).toSorted((a, b) => byStart(b, a) || a.id - b.id)
  return [...ahead, ...past]
}

/** The trips as they stand on that day and in its order, also when midnight passed since they were read. */
export const tripsOn = <T extends Listed>(trips: readonly T[], today: PlainDate): T[] =>
  inTripOrder(
    trips.map((trip) => ({ ...trip, status: effectiveStatus(trip, today) })),
    today,
  )

export const isActive = (status: TripStatus): boolean => status !== 'completed'
