import type { Point } from '@sojourn/contract/values/point'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import type { Deps } from '../http/deps.ts'
import { Provider } from '../providers/provider.ts'
import { ProviderError } from '../providers/provider-error.ts'
import { takeTurn } from './turn.ts'

const degrees = (max: number) => z.coerce.number().min(-max).max(max)

const answer = z
  .array(
    z.object({
      place_id: z.union([z.number(), z.string()]).optional(),
      lat: degrees(90),
      lon: degrees(180),
      name: z.string().max(1000).optional(),
      display_name: z.string().max(2000),
      address: z.object({ country: z.string(), country_code: z.string() }).partial().optional(),
    }),
  )
  .max(50)

export interface GeocoderHit {
  id: string
  name: string
  fullName: string
  country: string
  lat: number
  lng: number
}

const mostHits = 5
/** Half of the frame around the destination in which hits are preferred. */
const nearbyDegrees = 1

/** A Nominatim-compatible geocoder: 3 s, no repeat, one request a second for all processes, answers kept 30 days. */
export class Geocoder {
  readonly #base: string
  readonly #provider: Provider

  constructor(base: string, env: Deps['env']) {
    this.#base = base.replace(/\/+$/, '')
    this.#provider = new Provider(env, { timeoutMs: 3000, retries: 0 })
  }

  /** Places for a text, those near `near` preferred; throws `ProviderError`. */
  async search(db: Db, text: string, near: Point | null): Promise<GeocoderHit[]> {
    const key = keyOf(text, near)
    const known = await db.selectFrom('geocodes').select('hits').where('key', '=', key).executeTakeFirst()
    if (known) return known.hits as GeocoderHit[]
    if (this.#provider.isResting || !(await takeTurn(db)))
      throw new ProviderError('breaker_open', 'it failed too often lately, or too many are waiting')
    const found = await this.#provider.getJson(this.#urlOf(text, near), answer)
    const hits = found.slice(0, mostHits).map(toHit)
    await db
      .insertInto('geocodes')
      .values({ key, hits: sql`${JSON.stringify(hits)}::jsonb` })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    return hits
  }

  #urlOf(text: string, near: Point | null): URL {
    const url = new URL(this.#base.endsWith('/search') ? this.#base : `${this.#base}/search`)
    url.search = new URLSearchParams({
      format: 'jsonv2',
      q: text,
      limit: String(mostHits),
      addressdetails: '1',
      'accept-language': 'en',
      ...(near && { viewbox: frameAround(near) }),
    }).toString()
    return url
  }
}

function toHit({
  place_id,
  lat,
  lon,
  name,
  display_name,
  address,
}: z.output<typeof answer>[number]): GeocoderHit {
  return {
    id: `map-${place_id ?? `${lat},${lon}`}`,
    name: (name || display_name.split(',')[0] || display_name).slice(0, 120),
    fullName: display_name.slice(0, 200),
    country: address?.country ?? display_name.split(',').at(-1)?.trim() ?? '',
    lat,
    lng: lon,
  }
}

const frameAround = ({ lat, lng }: Point): string =>
  [lng - nearbyDegrees, lat + nearbyDegrees, lng + nearbyDegrees, lat - nearbyDegrees]
    .map((value) => value.toFixed(3))
    .join(',')

const keyOf = (text: string, near: Point | null): string =>
  [
    text.trim().toLowerCase().replaceAll(/\s+/g, ' '),
    near ? `${near.lat.toFixed(1)},${near.lng.toFixed(1)}` : '',
  ].join('|')

const geocoders = new WeakMap<object, Geocoder>()

/** The one geocoder of an app, so that all that use it share its breaker; null when none is set up. */
export function geocoderOf({ env }: Pick<Deps, 'env'>): Geocoder | null {
  if (!env.GEOCODER_URL) return null
  const geocoder = geocoders.get(env) ?? new Geocoder(env.GEOCODER_URL, env)
  geocoders.set(env, geocoder)
  return geocoder
}
