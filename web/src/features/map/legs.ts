import { thousands } from '@sojourn/contract/values/thousands'
import { durationText, isSamePlace } from '@sojourn/contract/map/distance-text'
import { estimatedLegs, type Route, type RouteLeg, sumOfLegs } from '@sojourn/contract/map/route'
import type { Figures } from '@sojourn/contract/units/figures'
import type { ListedStop, MapStop } from './map-stop.ts'

export interface StopLeg extends RouteLeg {
  /** Number of the stop it comes from. */
  from: number
  isEstimate: boolean
}

/** The way to each stop from the one before it on the map: from the road route when one is shown. */
export function legsByStop(stops: readonly MapStop[], route: Route | null): Map<string, StopLeg> {
  const fits = route !== null && route.legs.length === stops.length - 1
  const legs = fits ? route.legs : estimatedLegs(stops)
  const isRoad = fits && route.kind === 'road'
  return new Map(
    stops
      .slice(1)
      .map((stop, at) => [stop.id, { ...legs[at]!, from: stops[at]!.number, isEstimate: !isRoad }]),
  )
}

export const legText = ({ distanceM, durationS, from, isEstimate }: StopLeg, { distance }: Figures): string =>
  isSamePlace(distanceM)
    ? `Same place as stop ${from}`
    : `${distance(distanceM)}, ${durationText(durationS)} from stop ${from}${isEstimate ? ' (estimate)' : ''}`

export const countedStops = (count: number): string => `${thousands(count)} ${count === 1 ? 'stop' : 'stops'}`

/** '10 stops · 118 km, 2 h 10 min', with its origin named when it is only an estimate. */
export function routeText(
  stops: readonly ListedStop[],
  legs: ReadonlyMap<string, StopLeg>,
  { distance }: Figures,
): string {
  const count = countedStops(stops.length)
  const all = [...legs.values()]
  const { distanceM, durationS } = sumOfLegs(all)
  if (isSamePlace(distanceM)) return count
  const isEstimate = all.some((leg) => leg.isEstimate)
  return `${count} · ${distance(distanceM)}, ${durationText(durationS)}${isEstimate ? ' (estimate)' : ''}`
}
