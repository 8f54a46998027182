import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { IdeasBesideMap } from '../features/map/map-side.tsx'
import { collectionQuery } from '../sync/cache/lists.ts'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'

const IdeasDoor = lazyPart(() => import('../features/ideas/ideas-door.tsx').then((m) => m.IdeasDoor))
const IdeasPanel = lazyPart(() => import('../features/ideas/ideas-panel.tsx').then((m) => m.IdeasPanel))

/** Map and ideas do not know each other. */
export function useIdeasBesideMap(trip: Trip): IdeasBesideMap {
  const { data } = useQuery(collectionQuery(trip.id, 'ideas'))
  const count = data?.length ?? 0
  return {
    count,
    panel: (
      <Suspense fallback={null}>
        <IdeasPanel trip={trip} />
      </Suspense>
    ),
    door: (
      <Suspense fallback={null}>
        <IdeasDoor trip={trip} count={count} isBeside={false} />
      </Suspense>
    ),
  }
}
