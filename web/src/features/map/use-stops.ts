import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Point } from '@sojourn/contract/values/point'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { routeQuery } from '../../queries/map.ts'
import { useFigures } from '../../session/units.ts'
import { legsByStop } from './legs.ts'
import { listedStops, placedStops } from './map-stop.ts'
import type { RouteOnMap } from './route-controls.tsx'

/** More markers than this are no help on a map, and slow. */
export const mostMarkers = 300

export type ShownStops = ReturnType<typeof useStops>

/** The stops of the chosen day, or all; those of other days stay on the map, quietly. */
export function useStops(items: readonly ItineraryItem[], day: PlainDate | null) {
  const figures = useFigures()
  const listed = useMemo(() => listedStops(items, day), [items, day])
  const placed = useMemo(() => placedStops(listed, figures), [listed, figures])
  const shown = useMemo(() => placed.slice(0, mostMarkers), [placed])
  const quiet = useMemo(
    () =>
      day === null
        ? []
        : placedStops(
            listedStops(items, null).filter(({ item }) => item.date !== day),
            figures,
          ).slice(0, mostMarkers),
    [items, day, figures],
  )
  const points = useMemo(() => shown.map(({ lat, lng }): Point => ({ lat, lng })), [shown])
  return { items, listed, placed, shown, quiet, points }
}

/** The route, when it is wanted, and the legs: from the route or estimated. */
export function useWay({ shown, points }: ShownStops): RouteOnMap {
  const [isShown, setIsShown] = useState(false)
  const [profile, setProfile] = useState<RouteProfile>('driving')
  const isWanted = isShown && points.length > 1
  const { data: found, isFetching } = useQuery({ ...routeQuery(points, profile), enabled: isWanted })
  const route = isWanted ? (found ?? null) : null
  const legs = useMemo(() => legsByStop(shown, route), [shown, route])
  return { route, legs, isShown, isLoading: isWanted && isFetching, show: setIsShown, profile, setProfile }
}
