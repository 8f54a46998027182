import type { Trip } from '@sojourn/contract/trips/schema'
import { pointOf } from '@sojourn/contract/values/point'
import { useEffect, useMemo, useRef } from 'react'
import { askLand, coloursOf, showPicture } from '../../map/land/land-client.ts'
import { detailAt } from '../../map/land/land-messages.ts'
import { miniView } from '../../features/map/mini-view.ts'
import type { PrintStop } from './print-days.ts'

const size = { width: 238, height: 238 } as const
const discRadius = 9

interface PrintMapProps {
  trip: Trip
  stops: readonly PrintStop[]
  /** The land is drawn, or cannot be. */
  onDrawn: () => void
}

/** The day's way on paper: the land below, the numbers of the stops above. */
export function PrintMap({ trip, stops, onDrawn }: PrintMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const view = useMemo(() => {
    const placed = stops.flatMap(({ item, number, point }) =>
      point ? [{ id: item.id, type: item.type, number, ...point }] : [],
    )
    return miniView(placed, pointOf(trip), size)
  }, [trip, stops])

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    let isCurrent = true
    void askLand({
      detail: detailAt(view.zoom),
      box: view.box,
      pixel: 1 / (256 * 2 ** view.zoom),
      picture: { ...size, ratio: 3, zoom: view.zoom, colours: coloursOf(element) },
    }).then((land) => {
      if (!isCurrent) return
      showPicture(element, land)
      onDrawn()
    })
    return () => {
      isCurrent = false
    }
  }, [view, onDrawn])

  return (
    <div className="print-map">
      <canvas ref={canvas} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`}>
        <polyline points={view.stops.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {view.stops.map(({ id, number, x, y }) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <circle r={discRadius} />
            <text dy="3.4">{number}</text>
          </g>
        ))}
      </svg>
    </div>
  )
}
