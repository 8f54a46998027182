import { thousands } from '@sojourn/contract/values/thousands'
import { durationText, isSamePlace } from '@sojourn/contract/map/distance-text'
import { estimatedLegs, type Route, type RouteLeg, sumOfLegs } from '@sojourn/contract/map/route'
import { mapWords } from '@sojourn/contract/map/words'
import type { Figures } from '@sojourn/contract/units/figures'
import { say } from '@sojourn/contract/words/say'
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

export function legText({ from, isEstimate, ...leg }: StopLeg, { distance }: Figures): string {
  if (isSamePlace(leg.distanceM)) return say(mapWords.samePlace, { from })
  const way = { distance: distance(leg.distanceM), duration: durationText(leg.durationS), from }
  return say(isEstimate ? mapWords.estimatedWayFrom : mapWords.wayFrom, way)
}

/** The count chooses the form; it is written with its thousands. */
export function countedStops(count: number): string {
  const values = { count, stops: thousands(count) }
  return say(mapWords.stops, values)
}

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
  const way = { distance: distance(distanceM), duration: durationText(durationS) }
  return `${count} · ${say(isEstimate ? mapWords.estimatedWay : mapWords.way, way)}`
}
