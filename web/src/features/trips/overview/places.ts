import { type Point, pointOf } from '@sojourn/contract/values/point'
import { listed } from '@sojourn/contract/values/listed'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsOverviewWords } from '@sojourn/contract/trips/words-overview'
import { say } from '@sojourn/contract/words/say'
import { stretchOf } from '../../../base-map/date-line.ts'

/** A trip with its place on the map. Its longitude may run past 180, so that neighbours across the date line stay together. */
export interface PlacedTrip extends Point {
  trip: Trip
}

/** The trips whose place is known, laid out on one stretch of the world. */
export function placeTrips(trips: readonly Trip[]): { placed: PlacedTrip[]; unplaced: Trip[] } {
  const placed = trips.flatMap((trip) => {
    const point = pointOf(trip)
    return point ? [{ trip, ...point }] : []
  })
  const unplaced = trips.filter((trip) => !pointOf(trip))
  const shownAt = stretchOf(placed.map(({ lng }) => lng))
  return { placed: placed.map((place) => ({ ...place, lng: shownAt(place.lng) })), unplaced }
}

const mostNamed = 3

/** 'Not on the map, as their places are unknown: Somewhere, A secret and 2 more.' */
export function unplacedText(unplaced: readonly Trip[]): string | null {
  const [first] = unplaced
  if (!first) return null
  if (unplaced.length === 1) return say(tripsOverviewWords.unplaced, { title: first.title })
  const more = unplaced.length - mostNamed
  const names = unplaced.slice(0, mostNamed).map(({ title }) => title)
  const all = more > 0 ? [...names, say(tripsOverviewWords.more, { count: more })] : names
  return say(tripsOverviewWords.severalUnplaced, { titles: listed(all) })
}
