import type { KnownPlace } from '@sojourn/planner/assistant/known-places'
import type { GuideKind } from '@sojourn/planner/guide/guide-place'
import { readHours } from '@sojourn/planner/guide/week-hours'
import type { Point } from '@sojourn/contract/values/point'
import { distanceKm } from '@sojourn/contract/places/distance'
import { z } from 'zod'
import { plainText } from '../../../platform/providers/plain-text.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { Env } from '../../../platform/env/env.ts'
import { AnswerCache } from '../../../platform/providers/answer-cache.ts'
import { waitForSecond } from '../../../platform/providers/outgoing-rate-limit.ts'
import { Provider } from '../../../platform/providers/provider.ts'
import { ProviderError } from '../../../platform/providers/provider-error.ts'

declare module '../../../kernel/deps.ts' {
  interface Providers {
    /** Places where the guide has none. */
    places: PlaceLookup | null
  }
}

const spot = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }

/** Overpass answers nodes with their own spot, ways and areas with their centre. What has neither is left out. */
const answer = z.object({
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
interface FoundPlace {
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

const queryFor = ({ lat, lng }: Point): string => {
  const around = `(around:${radiusM},${lat.toFixed(2)},${lng.toFixed(2)})`
  const parts = wanted.map((tags) => `nwr${around}["name"]["wikidata"]${tags};`)
  return `[out:json][timeout:4];(${parts.join('')});out center tags 400;`
}

/** An Overpass-compatible service that knows places: 4 s, one request a second for all processes, kept for 30 days. */
export class PlaceLookup {
  readonly #url: string
  readonly #db: Db
  readonly #provider: Provider
  readonly #cache: AnswerCache<FoundPlace[]>

  constructor(db: Db, url: string, env: Env, timeoutMs = 4000) {
    this.#db = db
    this.#url = url
    this.#provider = new Provider(env, { timeoutMs, retries: 0 })
    this.#cache = new AnswerCache(db, 'places')
  }

  /** The best known places around a point, the nearest of equals first; none when the service fails. */
  async around(centre: Point, onFailure: (error: unknown) => void): Promise<KnownPlace[]> {
    const key = `${centre.lat.toFixed(2)},${centre.lng.toFixed(2)}`
    const found = await this.#cache.get(key, () => this.#fetch(centre), onFailure)
    return (found?.value ?? []).map(toKnown)
  }

  async #fetch(centre: Point): Promise<FoundPlace[]> {
    if (this.#provider.isResting || !(await waitForSecond(this.#db, 'places')))
      throw new ProviderError('breaker_open', 'it failed too often lately, or too many are waiting')
    const url = new URL(this.#url)
    url.searchParams.set('data', queryFor(centre))
    const { elements } = await this.#provider.getJson(url, answer)
    return bestOf(elements, centre)
  }
}

function bestOf(elements: readonly Element[], centre: Point): FoundPlace[] {
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

/** Nothing but name, kind and spot is known: hours are the safest guess, and the tip says so. */
const toKnown = ({ id, name, kind, lat, lng, isOpenAir }: FoundPlace): KnownPlace => ({
  id,
  name,
  kind,
  latitude: lat,
  longitude: lng,
  minutes: 60,
  cost: 0,
  hours: readHours(kind === 'evening' ? 'daily 19-22' : 'daily 10-17'),
  setting: isOpenAir ? 'outdoor' : 'both',
  best: 'any',
  interests: [],
  access: 'partial',
  worth: 3,
  icon: false,
  book: false,
  about: '',
  tip: 'Found by the map service: check opening hours and prices.',
  season: null,
  children: false,
  quarter: null,
  way: null,
  source: 'lookup',
  verified: true,
  checked: ['place'],
  reason: 'Known beyond the town, by the map service',
  said: null,
  liking: 0,
})
