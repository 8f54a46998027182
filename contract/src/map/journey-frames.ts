// What the map of a trip with several places shows at once: the way there too, all places, or one.
import { type LegDates, journeyLegs, placeOfDay, type Somewhere } from '../legs/place-of-day.ts'
import { distanceKm } from '../places/distance.ts'
import type { PlainDate } from '../values/plain-date.ts'
import { type Point, pointOf } from '../values/point.ts'

/** Nearer than that to a place something lies in it, and its pin stands for both. */
const townKm = 15
/** An outing from a place. */
const outingKm = 150

interface Spot {
  readonly id: string
  readonly at: Point
}
interface Stop extends Spot {
  readonly date: PlainDate
  readonly number: number
}
/** The line of a journey, or nothing but the place of what is booked. */
interface Booked extends Spot {
  readonly line: readonly Point[]
}

interface OnMap {
  readonly stops: readonly Stop[]
  readonly booked: readonly Booked[]
  readonly ideas: readonly Spot[]
}

/** A place of the trip on its map. */
export interface FramedPlace<L> {
  readonly leg: L
  readonly at: Point
  /** All its stops. */
  readonly stops: readonly Stop[]
  /** How far from it the farthest of them lies that is no outing of its own. */
  readonly reachKm: number
  /** What a map of this place alone shows. */
  readonly points: readonly Point[]
}

export interface Frames<L> {
  readonly places: readonly FramedPlace<L>[]
  /** What lies in a place, by id: a map of several places leaves it out. */
  readonly inTown: ReadonlyMap<string, L>
  readonly allPlaces: readonly Point[]
  /** Null where it would show no more than all places do. */
  readonly wholeJourney: readonly Point[] | null
}

type Leg = Somewhere & LegDates

/** Null in a trip with one destination, and where nobody knows where its places are. */
export function journeyFrames<L extends Leg>(
  trip: Somewhere,
  legs: readonly L[],
  { stops, booked, ideas }: OnMap,
): Frames<L> | null {
  const known = journeyLegs(legs).flatMap((leg) => {
    const at = pointOf(leg)
    return at ? [{ leg, at }] : []
  })
  if (known.length < 2) return null
  const legOf = (date: PlainDate): L | null => placeOfDay(trip, legs, date).leg
  const places = known.map(({ leg, at }): FramedPlace<L> => {
    const own = stops.filter(({ date }) => legOf(date) === leg)
    const near = own.filter((stop) => distanceKm(at, stop.at) <= outingKm)
    const reachKm = Math.max(townKm, ...near.map((stop) => distanceKm(at, stop.at)))
    const stays = booked.filter(({ line, at: spot }) => line.length === 0 && distanceKm(at, spot) <= townKm)
    return { leg, at, stops: own, reachKm, points: [at, ...[...near, ...stays].map((one) => one.at)] }
  })
  const nearest = (at: Point) =>
    known
      .map(({ leg, at: middle }) => ({ leg, km: distanceKm(at, middle) }))
      .reduce((best, one) => (one.km < best.km ? one : best))
  const inTown = new Map(
    [...stops, ...booked.filter(({ line }) => line.length === 0), ...ideas].flatMap(({ id, at }) => {
      const { leg, km } = nearest(at)
      return km <= townKm ? [[id, leg] as const] : []
    }),
  )
  const isOuting = (at: Point) => nearest(at).km <= outingKm
  const all = [...known, ...stops].map(({ at }) => at)
  const ways = booked.flatMap(({ line, at }) => (line.length === 0 ? [at] : line))
  const allPlaces = all.filter(isOuting)
  const isWide = [...all, ...ways].some((at) => !isOuting(at) && !isBetween(at, allPlaces))
  return { places, inTown, allPlaces, wholeJourney: isWide ? [...all, ...ways] : null }
}

/** Within the box round these points: on the way from one place to the next. */
function isBetween({ lat, lng }: Point, points: readonly Point[]): boolean {
  const [lats, lngs] = [points.map((point) => point.lat), points.map((point) => point.lng)]
  return (
    lat >= Math.min(...lats) &&
    lat <= Math.max(...lats) &&
    lng >= Math.min(...lngs) &&
    lng <= Math.max(...lngs)
  )
}
