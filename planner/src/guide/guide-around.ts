// Places without a guide of their own: the guide they lie within, seen from there, and the nearest one.
import { meaningsOf } from '@sojourn/contract/words/meaning'
import { distanceKm } from '@sojourn/contract/places/distance'
import type { Point } from '@sojourn/contract/values/point'
import type { GuidePlace } from './guide-place.ts'
import type { Guide } from './load-guide.ts'
import { simplified } from './simplified.ts'
import { usualFare } from './fares.ts'
import { type GuideId, guideIds, placeOfGuide } from './towns.ts'

interface NearGuide {
  id: GuideId
  name: string
  /** Whole ones. */
  km: number
}

/** The nearest first. */
export const guidesAround = (at: Point, mostKm: number): NearGuide[] =>
  guideIds
    .map((id) => ({ id, name: placeOfGuide(id).name, km: Math.round(distanceKm(at, placeOfGuide(id))) }))
    .filter(({ km }) => km <= mostKm)
    .toSorted((a, b) => a.km - b.km)

/** So far one may stay and still go there for the day. */
export const offeredKm = 60
const toldKm = 500

/** The nearest guide that there is, to be offered or at least named. */
export const nearestGuide = (at: Point): NearGuide | null => guidesAround(at, toldKm)[0] ?? null

const suburbKm = 15
const namedKm = 15
const besideKm = 4

const pointAt = ({ latitude, longitude }: Pick<GuidePlace, 'latitude' | 'longitude'>): Point => ({
  lat: latitude,
  lng: longitude,
})

/** Whether a guide is about a place too: a suburb, a town that it names, or one beside a day out of it. */
export function isWithin({ destination, places }: Guide, name: string, at: Point): boolean {
  if (distanceKm(at, placeOfGuide(destination)) <= suburbKm) return true
  return places.some((place) => {
    const km = distanceKm(at, pointAt(place))
    const isNamed = simplified(place.name).includes(simplified(name))
    return isNamed ? km <= namedKm : place.way !== null && km <= besideKm
  })
}

export const onFootKm = 8
/** From so much worth on, one would be ashamed to have missed it where one stays. */
const ownWorth = 4

/** To another town by whatever goes there, with the ways at both ends. */
export const wayOut = (km: number): NonNullable<GuidePlace['way']> => {
  const minutes = Math.ceil((20 + km * 1.3) / 5) * 5
  const way = { text: meaningsOf('ai-days')('out', { minutes }), minutes }
  return { ...way, fare: usualFare({ text: 'car, bus or train', minutes }, 0) }
}

/** What was a day out is here, and what was in town may be a day out: one comes for what is near. */
function seenFrom(at: Point, guide: Guide, place: GuidePlace): GuidePlace {
  const km = distanceKm(at, pointAt(place))
  const { town: _, ...here } = place
  const { kind, worth, way } = place
  if (km > onFootKm) return { ...place, icon: false, way: way && wayOut(km), town: townOf(guide, place) }
  return { ...here, way: null, icon: worth >= ownWorth, kind: kind === 'day trip' ? 'sight' : kind }
}

/** A day out is in its own town or somewhere in the country, everything else in the guide's own town. */
function townOf({ destination }: Guide, { way, town }: Partial<GuidePlace>): string {
  const { name, country } = placeOfGuide(destination)
  return way && !town ? country : `${town ?? name}, ${country}`
}

/** The guide as it serves somebody who comes from another town. */
export const fromElsewhere = (guide: Guide): Guide => ({
  ...guide,
  town: townOf(guide, {}),
  places: guide.places.map((place) => ({ ...place, town: townOf(guide, place) })),
})

/** The guide as it serves somebody who stays elsewhere within it. */
export const centredOn = (guide: Guide, at: Point): Guide => ({
  ...guide,
  base: { latitude: at.lat, longitude: at.lng },
  places: guide.places.map((place) => seenFrom(at, guide, place)),
})
