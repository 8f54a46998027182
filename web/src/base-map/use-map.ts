import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { logError } from '../browser/log.ts'
import { useTheme } from '../browser/theme.ts'
import type { BaseMap, MapFeed } from './base-map.ts'
import { type MapLayer, storedLayer, storeLayer } from './map-layer.ts'
import { labelsIn } from './labels-in.ts'
import { mapConfigQuery } from './queries.ts'

interface MapOnBase {
  readonly base: BaseMap
}

export interface MapState<M> {
  map: M | null
  /** The library could not be loaded; that is logged and nothing more (MAP-14). */
  hasFailed: boolean
  isSketch: boolean
  /** Null where there is no street map to choose. */
  layer: MapLayer | null
  setLayer: (layer: MapLayer) => void
}

type Load<M> = () => Promise<(container: HTMLElement, feed: MapFeed) => M>

export function useMap<M extends MapOnBase>(
  container: RefObject<HTMLElement | null>,
  load: Load<M>,
): MapState<M> {
  const [map, setMap] = useState<M | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isSketch, setIsSketch] = useState(true)
  const [layer, setLayer] = useState(storedLayer)
  const { theme } = useTheme()
  const { data: config } = useQuery(mapConfigQuery)
  const client = useQueryClient()
  const first = useRef(load)

  useEffect(() => {
    let left = false
    let made: M | null = null
    first.current().then(
      (make) => {
        if (left || !container.current) return
        made = make(container.current, {
          labels: (frame) => labelsIn(frame, client),
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
      made?.base.destroy()
    }
  }, [container, client])

  useEffect(() => {
    map?.base.creditData(config?.dataCredit ?? null)
  }, [map, config])

  useEffect(() => {
    if (config) map?.base.showStreets(config, layer === 'streets')
  }, [map, config, layer])

  useEffect(() => {
    map?.base.recolour(theme)
  }, [map, theme])

  return {
    map,
    hasFailed,
    isSketch,
    layer: config?.tileUrl ? layer : null,
    setLayer: (next) => {
      setLayer(next)
      storeLayer(next)
    },
  }
}
