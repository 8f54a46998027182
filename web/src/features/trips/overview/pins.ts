import type { Trip } from '@sojourn/contract/trips/schema'
import type { Pixel } from '../../../base-map/pixel-frame.ts'
import type { PlacedTrip } from './places.ts'
import { compareText } from '@sojourn/contract/values/compare-text'

/** Trips at nearly the same place, as the map stands; the first lies on top, and the others gather at its place. */
export type Stack = [PlacedTrip, ...PlacedTrip[]]

/** Where the pins of a stack go when it opens: on a circle around it, from the top, clockwise. */
export const fanOut = (count: number, radiusPx: number): Pixel[] =>
  Array.from({ length: count }, (_, n) => {
    const turn = (2 * Math.PI * n) / count - Math.PI / 2
    return { x: Math.round(Math.cos(turn) * radiusPx), y: Math.round(Math.sin(turn) * radiusPx) }
  })

export interface Leg {
  from: PlacedTrip
  to: PlacedTrip
  /** Travelled: drawn solid. Still to come: dotted. */
  isPast: boolean
}

/** Beyond this many the thread would only be a tangle; those nearest to today are joined. */
const mostInThread = 40

const begins = ({ startDate }: Trip): string => startDate.slice(0, 10)

/** The trips in the order of their dates, each joined to the next unless it goes to the same place. */
export function travelThread(placed: readonly PlacedTrip[], today: string): Leg[] {
  const inOrder = placed.toSorted((a, b) => compareText(begins(a.trip), begins(b.trip)))
  const begun = inOrder.filter(({ trip }) => begins(trip) <= today)
  const ahead = inOrder.slice(begun.length, begun.length + mostInThread / 2)
  const joined = [...begun.slice(-mostInThread / 2), ...ahead]
  return joined.slice(1).flatMap((to, n) => {
    const from = joined[n]
    if (!from || (from.lat === to.lat && from.lng === to.lng)) return []
    return [{ from, to, isPast: begins(to.trip) <= today }]
  })
}

const bend = 0.2
const arcSteps = 24

/** An arc from one point to another, bent upward by a fifth of its length. */
export function arcPoints(from: Pixel, to: Pixel): Pixel[] {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) * bend
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise }
  const along = (axis: keyof Pixel, part: number): number =>
    (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * middle[axis] + part ** 2 * to[axis]
  return Array.from({ length: arcSteps + 1 }, (_, n) => ({
    x: along('x', n / arcSteps),
    y: along('y', n / arcSteps),
  }))
}
