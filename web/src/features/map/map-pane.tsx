import { mapWords } from '@sojourn/contract/map/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { pointOf } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import { type ReactNode, useMemo, useState } from 'react'
import { useTripOn } from '../../queries/where.ts'
import { useFigures } from '../../session/units.ts'
import { BookedFaces, useBookedPins } from './booked-pins.tsx'
import { IdeaFaces, useIdeaPins } from './idea-pins.tsx'
import { PlaceFaces } from './journey/place-faces.tsx'
import { type PlacePin, useJourney } from './journey/use-journey.ts'
import { shortName } from './known-places.ts'
import { legText, routeText } from './legs.ts'
import type { NamedPoint } from './map-stop.ts'
import { MapFrame } from './map-frame.tsx'
import type { MapStop } from './map-stop.ts'
import { placeStop } from './place-stop.ts'
import type { StopBeingPlaced } from './placing-bar.tsx'
import type { RouteOnMap } from './route-controls.tsx'
import { useGuideNames } from './use-guide-names.ts'
import { useKnownPlaces } from './use-known-places.ts'
import type { ShownStops } from './use-stops.ts'
import type { TripMapState } from './use-trip-map.ts'

interface MapPaneProps {
  trip: Trip
  day: PlainDate | null
  stops: ShownStops
  way: RouteOnMap
  stopId: string | null
  onStop: (id: string) => void
  /** A part of the journey was asked for. */
  onFrame?: (id: string) => void
  placing: StopPlacing
  className: string
  /** See `MapFrame`. */
  isBare?: boolean
  renderSheet?: (state: TripMapState, summary: string) => ReactNode
  children?: ReactNode
}

/** The stop that is being given its place, by its id. */
export interface StopPlacing {
  id: string | null
  set: (id: string | null) => void
}

const noPlaces: readonly PlacePin[] = []

/** What lies on the map; what a place's pin stands for is not shown beside it. */
function usePins({ trip, day, stops, stopId, onFrame }: MapPaneProps) {
  const booked = useBookedPins(trip, day)
  const { ideas, pins, choice } = useIdeaPins(trip)
  const journey = useJourney(trip, { stops, booked, ideas: pins, day, stopId, onFrame })
  const destination = useMemo((): NamedPoint | null => {
    const point = pointOf(trip)
    return point && { name: shortName(trip.destination), ...point }
  }, [trip])
  // Of a journey the places' pins say the names, or the one place is named.
  const named = journey ? journey.place : destination
  const { shown } = stops
  const hidden = journey?.hidden
  const seen = useMemo(() => {
    const left = <T extends { id: string }>(all: readonly T[]) =>
      hidden ? all.filter(({ id }) => !hidden.has(id)) : all
    return { shown: left(shown), booked: left(booked), ideas: left(pins) }
  }, [shown, booked, pins, hidden])
  const { pins: places = noPlaces, frame = null } = journey ?? {}
  return { journey, ideas, choice, named, seen: { ...seen, places, frame } }
}

/** The map of a trip with its controls, for the view of its own and beside the list. */
export function MapPane(props: MapPaneProps) {
  const { trip, stops, way, stopId, onStop, className, isBare, renderSheet, children } = props
  const { listed, shown, quiet } = stops
  const figures = useFigures()
  const summary = routeText(listed, way.legs, figures)
  const at = shown.findIndex((stop) => stop.id === stopId)
  const selected = shown[at] ?? quiet.find((stop) => stop.id === stopId) ?? null
  const selectedLeg = selected && way.legs.get(selected.id)
  const [hasMap, setHasMap] = useState(false)
  const guide = useGuideNames(trip, stops.items, hasMap)
  const { journey, ideas, choice, named, seen } = usePins(props)
  const placing = usePlacingOf(props)
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
          destination: named,
          stops: seen.shown,
          quiet,
          booked: seen.booked,
          ideas: seen.ideas,
          places: seen.places,
          frame: seen.frame,
          selected,
          distanceUnit: figures.units.distanceUnit,
          selectedLeg: selectedLeg ? legText(selectedLeg, figures) : null,
          route: way.route,
          guide,
          onSelect: onStop,
          onStep: step,
        }}
        summary={summary}
        way={way}
        unknown={pointOf(trip) ? null : trip.destination}
        placing={placing}
        ideasChoice={choice}
        onMap={setHasMap}
        journey={journey}
        isBare={isBare}
        renderSheet={renderSheet && ((state) => renderSheet(state, summary))}
      >
        {children}
      </MapFrame>
      {hasMap && (
        <>
          <BookedFaces pins={seen.booked} />
          <IdeaFaces trip={trip} ideas={ideas} pins={seen.ideas} />
          {journey && <PlaceFaces pins={seen.places} onChoose={journey.choose} />}
        </>
      )}
      <output className="sr-only">{selected && spoken(selected)}</output>
    </>
  )
}

/** Gives the stop its place and selects it. */
function usePlacingOf({ trip, stops, placing: { id, set }, onStop }: MapPaneProps): StopBeingPlaced | null {
  const item = (id && stops.items.find((one) => one.id === id)) || null
  const known = useKnownPlaces(useTripOn(trip, item?.date ?? trip.startDate.slice(0, 10)), item)
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

const spoken = ({ number, title, when }: MapStop): string => say(mapWords.stopSpoken, { number, title, when })
