import { presetDay } from '@sojourn/contract/itinerary/timeline'
import type { PlaceToKnow } from '@sojourn/contract/insights/schema'
import { syncFailuresWords } from '@sojourn/contract/sync/words-failures'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { addIdea } from '../features/ai/add-idea.ts'
import { isPlanned } from '../features/ai/added-marks.ts'
import { putAside, usePutAside } from '../features/ai/put-aside.ts'
import { DestinationView } from '../features/insights/destination-view.tsx'
import { useToday } from '../browser/use-today.ts'
import { collectionQuery } from '../sync/cache/lists.ts'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'

const PlacesMap = lazyPart(() => import('../features/map/places-map.tsx').then((m) => m.PlacesMap))

/** The destination with its map; what one finds there is added to the plan or put aside. */
export function DestinationPart({ trip }: { trip: Trip }) {
  const { data: items } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const date = presetDay(trip, useToday())
  const { isAside, bringBack } = usePutAside(trip.id)
  const add = ({ id, name, type, quarter, latitude, longitude, about, cost }: PlaceToKnow) =>
    addIdea({
      tripId: trip.id,
      ideaId: id,
      failure: syncFailuresWords.itineraryAdd,
      fields: {
        title: name,
        type,
        date,
        location: [name, ...(quarter ? [quarter] : []), trip.destination].join(', '),
        latitude,
        longitude,
        description: about,
        cost,
      },
    })
  return (
    <DestinationView
      trip={trip}
      isPlanned={({ name }) => isPlanned({ title: name }, items ?? [])}
      onAdd={add}
      aside={{
        has: ({ name }) => isAside(name),
        put: ({ name }) => putAside(trip.id, name),
        bringBack: (places) => bringBack(places.map(({ name }) => ({ title: name }))),
      }}
      renderMap={(places) => (
        <Suspense fallback={<Skeleton className="h-56 rounded-lg lg:h-[400px]" />}>
          <PlacesMap trip={trip} places={places} />
        </Suspense>
      )}
    />
  )
}
