import { say } from '../words/say.ts'
import type { TripStatus } from './modes.ts'
import { isActive } from './status.ts'
import { tripsWords } from './words.ts'

export const tripFilters = ['all', 'active', 'completed'] as const
export type TripFilter = (typeof tripFilters)[number]

interface WithStatus {
  /** Missing means planning. */
  status?: TripStatus | null
}

export const statusOf = ({ status }: WithStatus): TripStatus => status ?? 'planning'

/** The filter a query names; anything else shows all. */
export const toTripFilter = (value: string | null): TripFilter =>
  tripFilters.find((filter) => filter === value) ?? 'all'

export function inFilter(trip: WithStatus, filter: TripFilter): boolean {
  return filter === 'all' || isActive(statusOf(trip)) === (filter === 'active')
}

interface TripCounts {
  active: number
  completed: number
}

export function tripCounts(trips: readonly WithStatus[]): TripCounts {
  const active = trips.filter((trip) => inFilter(trip, 'active')).length
  return { active, completed: trips.length - active }
}

export const countsText = ({ active, completed }: TripCounts): string =>
  say(tripsWords.counts, { active, completed })

export function emptyTitle(filter: TripFilter): string {
  if (filter === 'all') return tripsWords.none
  return filter === 'active' ? tripsWords.noneActive : tripsWords.noneCompleted
}

export function emptyText(filter: TripFilter): string {
  if (filter === 'all') return tripsWords.noneText
  return filter === 'active' ? tripsWords.noneActiveText : tripsWords.noneCompletedText
}
