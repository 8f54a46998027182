import type { GuideKind } from '@sojourn/planner/guide/guide-place'
import type { Point } from '@sojourn/contract/values/point'
import { distanceKm } from '@sojourn/contract/places/distance'
import { z } from 'zod'
import { plainText } from '../../../platform/providers/plain-text.ts'

const spot = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }

/** Overpass answers nodes with their own spot, ways and areas with their centre. What has neither is left out. */
export const answer = z.object({
  elements: z
    .array(
      z.object({
        type: z.enum(['node', 'way', 'relation']),
        id: z.number(),
        lat: spot.lat.optional(),
        lon: spot.lon.optional(),
        center: z.object(spot).optional(),
        tags: z.record(z.string(), z.string()).default({}),
      }),
    )
    .max(2000),
})

type Element = z.output<typeof answer>['elements'][number]

/** What is kept of a place. */
export interface FoundPlace {
  id: string
  name: string
  kind: GuideKind
  lat: number
  lng: number
  isOpenAir: boolean
}

const radiusM = 8000
const mostPlaces = 40
const longestName = 80

/** What people go to see, by OpenStreetMap's tags; `wikidata` is on what is known beyond the town. */
const wanted = [
  '["tourism"~"^(attraction|museum|gallery|viewpoint|zoo|aquarium|theme_park)$"]',
  '["historic"~"^(castle|monument|ruins|archaeological_site|fort|city_gate)$"]',
  '["leisure"~"^(park|garden|nature_reserve)$"]',
  '["amenity"~"^(marketplace|place_of_worship|theatre)$"]',
]

export const queryFor = ({ lat, lng }: Point): string => {
  const around = `(around:${radiusM},${lat.toFixed(2)},${lng.toFixed(2)})`
  const parts = wanted.map((tags) => `nwr${around}["name"]["wikidata"]${tags};`)
  return `[out:json][timeout:4];(${parts.join('')});out center tags 400;`
}

export function bestOf(elements: readonly Element[], centre: Point): FoundPlace[] {
  const ranked = elements
    .flatMap((element) => toFound(element) ?? [])
    .map((one) => ({ ...one, km: distanceKm(one, centre) }))
    .filter(({ km }) => km * 1000 <= radiusM * 1.5)
    .toSorted((a, b) => b.fame - a.fame || a.km - b.km)
  const names = new Set<string>()
  return ranked
    .filter(({ name }) => !names.has(name.toLowerCase()) && names.add(name.toLowerCase()))
    .slice(0, mostPlaces)
    .map(({ id, name, kind, lat, lng, isOpenAir }) => ({ id, name, kind, lat, lng, isOpenAir }))
}

/** Null for what has no spot or no name that can be read. */
function toFound({ type, id, tags, ...at }: Element): (FoundPlace & { fame: number }) | null {
  const [lat, lng] = [at.center?.lat ?? at.lat, at.center?.lon ?? at.lon]
  const name = plainText(tags['name:en'] ?? tags['name'] ?? '', longestName)
  if (lat === undefined || lng === undefined || !/\p{L}{2}/u.test(name)) return null
  const kind = kindOf(tags)
  return {
    id: `lookup/${type}-${id}`,
    name,
    kind,
    lat,
    lng,
    isOpenAir: openAir.has(kind),
    fame: Number('wikipedia' in tags) * 2 + Number('tourism' in tags) + Number('website' in tags),
  }
}

const openAir = new Set<GuideKind>(['park', 'viewpoint', 'nature', 'market'])

const kinds: readonly (readonly [tag: string, value: RegExp, kind: GuideKind])[] = [
  ['tourism', /^(museum|gallery)$/, 'museum'],
  ['tourism', /^viewpoint$/, 'viewpoint'],
  ['tourism', /^(zoo|aquarium|theme_park)$/, 'family'],
  ['leisure', /^(park|garden)$/, 'park'],
  ['leisure', /^nature_reserve$/, 'nature'],
  ['amenity', /^marketplace$/, 'market'],
  ['amenity', /^place_of_worship$/, 'religious'],
  ['amenity', /^theatre$/, 'evening'],
]

const kindOf = (tags: Readonly<Record<string, string>>): GuideKind =>
  kinds.find(([tag, value]) => value.test(tags[tag] ?? ''))?.[2] ?? 'sight'
