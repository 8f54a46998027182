import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { LegsRoute, TripRoute } from './trip-route.tsx'

/** A copy from before trips had several places says nothing of them. */
export const isRouted = ({ route }: Partial<Pick<Trip, 'route'>>): boolean => (route?.length ?? 0) > 1

/** The destination of a trip, or where it leads from place to place. */
export function TripWhere({ trip }: { trip: Trip }) {
  const { data: legs } = useQuery(collectionQuery(trip.id, 'legs'))
  if (!legs || legs.length < 2) return <bdi>{trip.destination}</bdi>
  return <LegsRoute legs={legs} />
}

/** The same where only the trip itself is known: in lists of trips. */
export const ListedWhere = ({ trip }: { trip: Trip }) =>
  isRouted(trip) ? <TripRoute route={trip.route} /> : trip.destination
