import { timeOnTrip } from '../legs/place-now.ts'
import type { Snapshot } from '../sync/api.ts'
import { phaseOf } from './phase.ts'

/**
 * What only some trips show at the first sight of their plan, and the module that holds it. The page of a trip that has
 * it names its files; elsewhere they are loaded when they are shown.
 */
export const tripPartModules = {
  /** Several places, or bookings. */
  journey: 'src/features/itinerary/item-list/place-thread.tsx',
  /** What comes next, and when it is over what it was. */
  today: 'src/features/itinerary/today/plan-top.tsx',
} as const
export type TripPart = keyof typeof tripPartModules

type Content = Pick<Snapshot, 'trip' | 'legs' | 'bookings'>

export function tripPartsOf({ trip, legs, bookings }: Content, now: Date): TripPart[] {
  const isJourney = legs.length > 1 || bookings.some(({ status }) => status !== 'cancelled')
  const hasBegun = phaseOf(trip, timeOnTrip(trip, legs, now).date).kind !== 'before'
  return [...(isJourney ? ['journey' as const] : []), ...(hasBegun ? ['today' as const] : [])]
}
