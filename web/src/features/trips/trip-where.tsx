import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { lazyPart } from '../../ui/primitives/lazy-part.tsx'

const TripRoute = lazyPart(() => import('./trip-route.tsx').then((m) => m.TripRoute))

/** The destination of a trip, or where it leads from place to place. */
export function TripWhere({ trip }: { trip: Trip }) {
  const { data: legs } = useQuery(collectionQuery(trip.id, 'legs'))
  if (!legs || legs.length < 2) return trip.destination
  return (
    <Suspense fallback={trip.destination}>
      <TripRoute legs={legs} />
    </Suspense>
  )
}
