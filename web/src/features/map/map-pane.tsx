import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useFigures } from '../../session/units.ts'
import { shortName } from './known-places.ts'
import { legsByStop, legText, routeText } from './legs.ts'
import type { NamedPoint } from './leaflet/trip-map.ts'
import { MapFrame, type RouteOnMap } from './map-frame.tsx'
import { listedStops, type MapStop, placedStops } from './map-stop.ts'
import { placeStop } from './place-stop.ts'
import type { StopBeingPlaced } from './placing-bar.tsx'
import { routeQuery } from '../../queries/map.ts'
import { useGuideNames } from './use-guide-names.ts'
import { useKnownPlaces } from './use-known-places.ts'

/** More markers than this are no help on a map, and slow. */
export const mostMarkers = 300

interface MapPaneProps {
  trip: Trip
  stops: ShownStops
  way: RouteOnMap
  stopId: string | null
  onStop: (id: string) => void
  placing: StopPlacing
  className: string
  children?: ReactNode
}

/** The stop that is being given its place, by its id. */
export interface StopPlacing {
  id: string | null
  set: (id: string | null) => void
}

/** The map of a trip with its controls, for the view of its own and beside the list. */
export function MapPane(props: MapPaneProps) {
  const { trip, stops, way, stopId, onStop, className, children } = props
  const { listed, shown, quiet } = stops
  const figures = useFigures()
  const at = shown.findIndex((stop) => stop.id === stopId)
  const selected = shown[at] ?? quiet.find((stop) => stop.id === stopId) ?? null
  const selectedLeg = selected && way.legs.get(selected.id)
  const [hasMap, setHasMap] = useState(false)
  const guide = useGuideNames(trip, stops.items, hasMap)
  const placing = usePlacingOf(props)
  const destination = useMemo((): NamedPoint | null => {
    const point = pointOf(trip)
    return point && { name: shortName(trip.destination), ...point }
  }, [trip])
  function step(by: -1 | 1) {
    const from = at === -1 && by === -1 ? 0 : at
    const next = shown.at((from + by + shown.length) % Math.max(1, shown.length))
    if (next) onStop(next.id)
  }
  return (
    <>
      <MapFrame
        className={className}
        input={{
          destination,
          stops: shown,
          quiet,
          selected,
          distanceUnit: figures.units.distanceUnit,
          selectedLeg: selectedLeg ? legText(selectedLeg, figures) : null,
          route: way.route,
          guide,
          onSelect: onStop,
          onStep: step,
        }}
        summary={routeText(listed, way.legs, figures)}
        way={way}
        unknown={destination ? null : trip.destination}
        placing={placing}
        onMap={setHasMap}
      >
        {children}
      </MapFrame>
      <output className="sr-only">{selected && spoken(selected)}</output>
    </>
  )
}

/** Gives the stop its place and selects it. */
function usePlacingOf({ trip, stops, placing: { id, set }, onStop }: MapPaneProps): StopBeingPlaced | null {
  const item = (id && stops.items.find((one) => one.id === id)) || null
  const known = useKnownPlaces(trip, item)
  if (!item) return null
  return {
    item,
    known,
    onCancel: () => set(null),
    onPlace: (point) => {
      set(null)
      placeStop(item, point)
      onStop(item.id)
    },
  }
}

const spoken = ({ number, title, when }: MapStop): string => `Stop ${number}, ${title}, ${when}`

type ShownStops = ReturnType<typeof useStops>

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
