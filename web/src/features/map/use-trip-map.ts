import type { Point } from '@sojourn/contract/map/defaults'
import type { Route } from '@sojourn/contract/map/route'
import type { MapConfig } from '@sojourn/contract/map/schema'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { logError } from '../../lib/log.ts'
import { useTheme } from '../../lib/theme.ts'
import type { TripMap } from './leaflet/trip-map.ts'
import type { MapStop } from './map-stop.ts'
import { labelsQuery } from './queries.ts'
import { stopPopup } from './stop-popup.ts'

export interface TripMapInput {
  /** Where the map stands while there are no stops. */
  centre: Point | null
  config: MapConfig | null
  stops: readonly MapStop[]
  selected: MapStop | null
  /** The way to the selected stop, in words. */
  selectedLeg: string | null
  route: Route | null
  onSelect: (id: string) => void
  onStep: (step: -1 | 1) => void
}

export interface TripMapState {
  map: TripMap | null
  /** The library could not be loaded; that is logged and nothing more (MAP-14). */
  hasFailed: boolean
  isSketch: boolean
}

/** Loads the map library, and keeps what the map shows in step with the page. */
export function useTripMap(container: RefObject<HTMLElement | null>, input: TripMapInput): TripMapState {
  const { config, stops, selected, selectedLeg, route } = input
  const [map, setMap] = useState<TripMap | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isSketch, setIsSketch] = useState(true)
  const { theme } = useTheme()
  const client = useQueryClient()
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })

  useEffect(() => {
    let left = false
    let made: TripMap | null = null
    import('./leaflet/trip-map.ts').then(
      ({ TripMap }) => {
        if (left || !container.current) return
        made = new TripMap(container.current, latest.current.centre, {
          onSelect: (id) => latest.current.onSelect(id),
          onStep: (step) => latest.current.onStep(step),
          labels: async (frame) => (await client.fetchQuery(labelsQuery(frame)).catch(() => null)) ?? [],
          onSketch: setIsSketch,
        })
        setMap(made)
      },
      (error: unknown) => {
        logError('The map could not be loaded', error)
        if (!left) setHasFailed(true)
      },
    )
    return () => {
      left = true
      made?.destroy()
    }
  }, [container, client])

  useEffect(() => {
    if (config) map?.addTiles(config)
  }, [map, config])

  useEffect(() => {
    map?.recolour(theme)
  }, [map, theme])

  useEffect(() => {
    map?.showStops(stops)
  }, [map, stops])

  // Fits when other places are shown, not when a title changes.
  const places = JSON.stringify(stops.map(({ lat, lng }) => [lat, lng]))
  useEffect(() => {
    map?.fit((JSON.parse(places) as [number, number][]).map(([lat, lng]) => ({ lat, lng })))
  }, [map, places])

  useEffect(() => {
    map?.select(selected, selected && stopPopup(selected, selectedLeg))
  }, [map, selected, selectedLeg])

  useEffect(() => {
    map?.showRoute(route)
  }, [map, route])

  return { map, hasFailed, isSketch }
}
