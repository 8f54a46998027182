import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { DistanceUnit } from '@sojourn/contract/units/units'
import { pointOf } from '@sojourn/contract/values/point'
import { useEffect, useMemo, useRef } from 'react'
import { askLand, coloursOf, showPicture } from '../../base-map/land/land-client.ts'
import { detailAt } from '../../base-map/land/land-messages.ts'
import { worldX, worldY } from '../../base-map/land/rings.ts'
import { arrowTo, layNames } from '../../base-map/map-names.ts'
import { frameAround } from '../../base-map/pixel-frame.ts'
import { metresPerPxAtEquator, roundDistances } from '../../base-map/round-distances.ts'
import { useFigures } from '../../session/units.ts'
import { miniView } from '../../features/map/mini-view.ts'
import type { PrintStop } from './print-days.ts'
import './print-map.css'

const size = { width: 238, height: 238 } as const
const discRadius = 9
const edgePx = 12

interface PrintMapProps {
  trip: Trip
  stops: readonly PrintStop[]
  /** The land is drawn, or cannot be. */
  onDrawn: () => void
}

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

  const { units, distance } = useFigures()
  const scale = scaleBar(view, units.distanceUnit)
  const [name] = destinationName(trip, view)
  return (
    <div className="print-map">
      <canvas ref={canvas} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`}>
        {name && (
          <text className="print-name" x={name.x + name.dx} y={name.y + name.dy} dy="4">
            {name.isBeyond ? `${name.text} ${arrowTo(name.dx, name.dy)}` : name.text}
          </text>
        )}
        <polyline points={view.stops.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {view.stops.map(({ id, number, x, y }) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <circle r={discRadius} />
            <text dy="3.4">{number}</text>
          </g>
        ))}
        {scale && (
          <g
            className="print-scale"
            transform={`translate(${size.width - edgePx - scale.px} ${size.height - edgePx})`}
          >
            <path d={`M0 -6 V0 H${scale.px} V-6`} />
            <text x={scale.px / 2} y="-5">
              {distance(scale.metres)}
            </text>
          </g>
        )}
      </svg>
    </div>
  )
}

type MiniView = ReturnType<typeof miniView>

/** The destination, where it covers neither a stop nor the scale. */
function destinationName(trip: Trip, { box, stops }: MiniView) {
  const point = pointOf(trip)
  if (!point) return []
  const worldPx = size.width / (box.maxX - box.minX)
  const at = { x: (worldX(point.lng) - box.minX) * worldPx, y: (worldY(point.lat) - box.minY) * worldPx }
  const text = placeName(trip.destination)
  const covered = [
    ...stops.map((stop) => frameAround(stop, discRadius + 2)),
    { left: size.width / 2, right: size.width, top: size.height - 30, bottom: size.height },
  ]
  return layNames([{ ...at, text, kind: 'destination' }], size, covered)
}

/** The longest round distance that takes at most a third of the map. */
function scaleBar({ box, zoom }: MiniView, unit: DistanceUnit): { metres: number; px: number } | null {
  const middleY = (box.minY + box.maxY) / 2
  const metresPerPx = metresPerPxAtEquator / Math.cosh(Math.PI * (1 - 2 * middleY)) / 2 ** zoom
  const metres = roundDistances(unit).findLast((one) => one / metresPerPx <= size.width / 3)
  return metres === undefined ? null : { metres, px: metres / metresPerPx }
}
