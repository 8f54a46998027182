import { journeyLegs, type LegDates } from '../legs/place-of-day.ts'
import { distanceKm } from '../places/distance.ts'
import { pointOf } from '../values/point.ts'
import type { Idea } from './schema.ts'

interface Place extends LegDates {
  readonly latitude: number | null
  readonly longitude: number | null
}

interface IdeasOfPlace<I, P> {
  /** Null: nobody knows where they are. */
  readonly place: P | null
  readonly ideas: readonly I[]
}

/** Under the place of the trip each is nearest to, in the order of the journey and of the ideas; one group where the trip has no places. */
export function ideasByPlace<I extends Pick<Idea, 'latitude' | 'longitude'>, P extends Place>(
  ideas: readonly I[],
  legs: readonly P[],
): IdeasOfPlace<I, P>[] {
  const places = journeyLegs(legs)
  const groups = Map.groupBy(ideas, (idea) => nearest(idea, places))
  return [...places, null].flatMap((place) => {
    const own = groups.get(place)
    return own ? [{ place, ideas: own }] : []
  })
}

function nearest<P extends Place>(
  idea: Pick<Idea, 'latitude' | 'longitude'>,
  places: readonly P[],
): P | null {
  const at = pointOf(idea)
  if (!at) return null
  const known = places.flatMap((place) => {
    const point = pointOf(place)
    return point ? [{ place, km: distanceKm(at, point) }] : []
  })
  return known.toSorted((a, b) => a.km - b.km)[0]?.place ?? null
}
