import { distanceKm } from '@sojourn/contract/places/distance'
import type { Trip } from '@sojourn/contract/trips/schema'
import { pointOf } from '@sojourn/contract/values/point'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { labelsIn } from '../../base-map/labels-in.ts'
import { type LaidName, layNames, type MapName } from '../../base-map/map-names.ts'
import { shortName } from './known-places.ts'
import { type miniView, pixelIn } from './mini-view.ts'

/** As far around as a kept trip brings names: the region. */
const reach = 1
/** Nearer than this a town is the destination under another name. */
const sameTownKm = 6

/** The destination and the towns around it, for a trip that has no stop yet. */
export function useMiniNames(
  trip: Trip,
  view: ReturnType<typeof miniView>,
  size: { width: number; height: number },
): LaidName[] {
  const client = useQueryClient()
  const at = view.stops.length === 0 ? pointOf(trip) : null
  const { data: towns = [] } = useQuery({
    queryKey: ['map', 'around', at],
    queryFn: () => {
      const { lat = 0, lng = 0 } = at ?? {}
      const frame = { south: lat - reach, north: lat + reach, west: lng - reach, east: lng + reach }
      return labelsIn(frame, client)
    },
    enabled: at !== null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  if (!at) return []
  const names: MapName[] = [
    { text: shortName(trip.destination), kind: 'destination', ...pixelIn(view, at) },
    ...towns
      .filter((town) => distanceKm(at, town) > sameTownKm)
      .map((town): MapName => ({ text: town.name, kind: 'town', ...pixelIn(view, town) })),
  ]
  return layNames(names, size, [])
}
