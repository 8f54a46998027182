import type { Trip } from '@sojourn/contract/trips/schema'
import { tripBadge } from '@sojourn/contract/trips/status'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PinLayer } from './pin-layer.tsx'
import { type Arc, type Pin, travelThread } from './pins.ts'
import { fitView, type Frame, onScreen, project, type View } from './projection.ts'
import { statusColours } from './status-colours.ts'
import { TripList } from './trip-list.tsx'
import { useWorld, type WorldPaths } from './world.ts'

interface OverviewMapProps {
  trips: readonly Trip[]
  today: PlainDate
}

const largeFromPx = 700

/** A drawn world with a pin for every trip whose place is known; it needs no tiles and is never blank. */
export function OverviewMap({ trips, today }: OverviewMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const isLarge = size.width >= largeFromPx
  const world = useWorld(size.width)
  const [focused, setFocused] = useState<number | null>(null)
  const frame = useMemo(() => frameOf(size, isLarge), [size, isLarge])
  const { view, pins } = useMemo(() => placePins(trips, frame), [trips, frame])
  const thread = useMemo(() => travelThread(pins, today), [pins, today])
  return (
    <div ref={box} className="absolute inset-0">
      {size.width > 0 && (
        <>
          <Drawing frame={frame} view={view} world={world} thread={thread} pins={pins} today={today} />
          <PinLayer pins={pins} today={today} isLarge={isLarge} width={size.width} focused={focused} />
        </>
      )}
      <TripList trips={pins.map(({ trip }) => trip)} today={today} onFocus={setFocused} />
    </div>
  )
}

const frameOf = ({ width, height }: Size, isLarge: boolean): Frame =>
  isLarge
    ? { width, height, top: 84, side: 64, bottom: 96 }
    : { width, height, top: 66, side: 36, bottom: 44 }

function placePins(trips: readonly Trip[], frame: Frame): { view: View; pins: Pin[] } {
  const located = trips.flatMap((trip) =>
    trip.latitude === null || trip.longitude === null
      ? []
      : [{ trip, point: project(trip.longitude, trip.latitude) }],
  )
  const view = fitView(
    located.map(({ point }) => point),
    frame,
  )
  return { view, pins: located.map(({ trip, point }) => ({ trip, ...onScreen(point, view) })) }
}

interface DrawingProps {
  frame: Frame
  view: View
  world: WorldPaths | null
  thread: readonly Arc[]
  pins: readonly Pin[]
  today: PlainDate
}

function Drawing({ frame, view, world, thread, pins, today }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={frame.width}
      height={frame.height}
      className="absolute inset-0"
      fill="none"
    >
      <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`} strokeLinejoin="round">
        <path d={graticule} stroke="var(--map-grid)" strokeWidth={1} vectorEffect="non-scaling-stroke" />
        {world && (
          <>
            <path
              d={world.land}
              stroke="var(--map-water-2)"
              strokeWidth={9}
              strokeOpacity={0.55}
              vectorEffect="non-scaling-stroke"
            />
            <path d={world.land} fill="var(--map-land)" />
            <path
              d={world.borders}
              stroke="var(--map-border)"
              strokeWidth={0.7}
              vectorEffect="non-scaling-stroke"
            />
          </>
        )}
      </g>
      {thread.map(({ path, isPast }) => (
        <path
          key={path}
          d={path}
          stroke="var(--map-label)"
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeDasharray={isPast ? undefined : '0.1 5'}
        />
      ))}
      {pins.map(({ trip, x, y }) => (
        <circle
          key={trip.id}
          cx={x}
          cy={y}
          r={5}
          fill={statusColours[tripBadge(trip, today)]}
          stroke="var(--surface)"
          strokeWidth={2}
        />
      ))}
    </svg>
  )
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step)

const lineThrough = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([lng, lat], n) => {
      const { x, y } = project(lng, lat)
      return `${n === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join('')

/** Meridians and parallels every thirty degrees. */
const graticule = [
  ...steps(-180, 180, 30).map((lng) => lineThrough(steps(-85, 85, 5).map((lat) => [lng, lat]))),
  ...steps(-60, 60, 30).map((lat) => lineThrough(steps(-180, 180, 10).map((lng) => [lng, lat]))),
].join('')

interface Size {
  width: number
  height: number
}

function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return undefined
    const measure = () => setSize({ width: target.clientWidth, height: target.clientHeight })
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(target)
    return () => sizes.disconnect()
  }, [element])
  return size
}
