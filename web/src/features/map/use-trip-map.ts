import type { Route } from '@sojourn/contract/map/route'
import type { DistanceUnit } from '@sojourn/contract/units/units'
import type { Point } from '@sojourn/contract/values/point'
import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { readAhead } from '../../base-map/land/land-client.ts'
import { type MapState, useMap } from '../../base-map/use-map.ts'
import type { OnMap, TripMap } from './leaflet/trip-map.ts'
import type { MapStop, NamedPoint } from './map-stop.ts'
import { stopPopup } from './stop-popup.ts'

export interface TripMapInput extends OnMap {
  /** Where the map stands while there are no stops; null when nobody knows. */
  destination: NamedPoint | null
  selected: MapStop | null
  /** The way to the selected stop, in words. */
  selectedLeg: string | null
  route: Route | null
  distanceUnit: DistanceUnit
  /** What of a journey is to be in view, and which press asked for it; null for all that is planned. */
  frame: { points: readonly Point[]; turn: number } | null
  /** Places worth a visit that are not planned. */
  guide: readonly NamedPoint[]
  onSelect: (id: string) => void
  onStep: (step: -1 | 1) => void
}

export type TripMapState = MapState<TripMap>

/** Keeps what the map shows in step with the page. */
export function useTripMap(
  container: RefObject<HTMLElement | null>,
  input: TripMapInput,
  onPile: (ids: readonly string[]) => void,
): TripMapState {
  const { destination, stops, quiet, booked, ideas, places, frame, selected } = input
  const { selectedLeg, route, guide, distanceUnit } = input
  const latest = useLatest({ ...input, onPile })
  const state = useMap(container, async () => {
    const { TripMap } = await import('./leaflet/trip-map.ts')
    return (element, feed) =>
      new TripMap(element, feed, latest.current.destination, {
        onSelect: (id) => latest.current.onSelect(id),
        onPile: (ids) => latest.current.onPile(ids),
        onStep: (step) => latest.current.onStep(step),
      })
  })
  const { map } = state
  useEffect(() => readAhead('small'), [])

  useEffect(() => {
    map?.measureIn(distanceUnit)
  }, [map, distanceUnit])

  useEffect(() => {
    map?.show({ stops, quiet, booked, ideas, places })
  }, [map, stops, quiet, booked, ideas, places])

  useEffect(() => {
    map?.showPlace(destination)
  }, [map, destination])

  // Fits when other places are shown, not when a title changes.
  const planned = stops.length > 0 ? stops : booked.flatMap(({ at, line }) => [at, ...line])
  const fitted = frame?.points ?? (planned.length > 0 ? planned : ideas.map(({ at }) => at))
  const spots = JSON.stringify(fitted.map(({ lat, lng }) => [lat, lng]))
  const turn = frame?.turn ?? 0
  useEffect(() => {
    const points = (JSON.parse(spots) as [number, number][]).map(([lat, lng]) => ({ lat, lng }))
    map?.fit(points, { flies: turn > 0 })
  }, [map, spots, turn])

  const isNowhere = destination === null && fitted.length === 0
  useEffect(() => {
    if (isNowhere) map?.showWorld()
  }, [map, isNowhere])

  useEffect(() => {
    map?.showGuide(guide)
  }, [map, guide])

  useEffect(() => {
    map?.select(selected, selected && stopPopup(selected, selectedLeg))
  }, [map, selected, selectedLeg])

  useEffect(() => {
    map?.showRoute(route)
  }, [map, route])

  return state
}
