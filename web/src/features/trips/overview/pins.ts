import type { Trip } from '@sojourn/contract/trips/schema'
import type { Point } from './projection.ts'

export interface Pin extends Point {
  trip: Trip
}

/** Pins at nearly the same place; the first lies on top. */
export interface Stack extends Point {
  pins: Pin[]
}

/** Each pin joins the first stack within reach, so that pictures do not hide each other. */
export function stackPins(pins: readonly Pin[], reachPx: number): Stack[] {
  const stacks: Stack[] = []
  for (const pin of pins) {
    const near = stacks.find(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) < reachPx)
    if (near) near.pins.push(pin)
    else stacks.push({ x: pin.x, y: pin.y, pins: [pin] })
  }
  return stacks
}

export const mostInFan = 8

/** Where the pins of a stack go when it opens: on a circle around it, from the top, clockwise. */
export function fanOut(count: number, radiusPx: number): Point[] {
  const shown = Math.min(count, mostInFan)
  return Array.from({ length: shown }, (_, n) => {
    const turn = (2 * Math.PI * n) / shown - Math.PI / 2
    return { x: Math.round(Math.cos(turn) * radiusPx), y: Math.round(Math.sin(turn) * radiusPx) }
  })
}

export interface Arc {
  path: string
  /** Travelled: drawn solid. Still to come: dotted. */
  isPast: boolean
}

/** Beyond this many the thread would only be a tangle; those nearest to today are joined. */
const mostInThread = 40
const bend = 0.2

/** The trips in the order of their dates, joined by arcs bent upward. */
export function travelThread(pins: readonly Pin[], today: string): Arc[] {
  const inOrder = pins.toSorted((a, b) => a.trip.startDate.localeCompare(b.trip.startDate))
  const begun = inOrder.filter(({ trip }) => trip.startDate.slice(0, 10) <= today)
  const ahead = inOrder.slice(begun.length, begun.length + mostInThread / 2)
  const joined = [...begun.slice(-mostInThread / 2), ...ahead]
  return joined.slice(1).flatMap((to, n) => {
    const from = joined[n]
    if (!from || Math.hypot(to.x - from.x, to.y - from.y) < 1) return []
    return [{ path: arcPath(from, to), isPast: to.trip.startDate.slice(0, 10) <= today }]
  })
}

function arcPath(from: Point, to: Point): string {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) * bend
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise }
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${at(from)}Q${at(middle)} ${at(to)}`
}
