import type { Point } from '@sojourn/contract/values/point'
import { z } from 'zod'
import type { Db } from '../../../platform/db/client.ts'
import type { Env } from '../../../platform/env/env.ts'
import { AnswerCache } from '../../../platform/providers/answer-cache.ts'
import { type Heard, Provider } from '../../../platform/providers/provider.ts'
import { waitForSecond } from '../../../platform/providers/outgoing-rate-limit.ts'
import { ProviderError } from '../../../platform/providers/provider-error.ts'

declare module '../../../kernel/deps.ts' {
  interface Providers {
    geocoder: Geocoder | null
  }
}

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
  /** The public Nominatim must not be asked at every key. */
  readonly allowsTyping: boolean
  readonly #base: string
  readonly #db: Db
  readonly #provider: Provider
  readonly #cache: AnswerCache<GeocoderHit[]>

  constructor(db: Db, base: string, env: Env) {
    this.#db = db
    this.allowsTyping = !env.isPublic('GEOCODER_URL', base)
    this.#base = base.replace(/\/+$/, '')
    this.#provider = new Provider(env, { timeoutMs: 3000, retries: 0 })
    this.#cache = new AnswerCache(db, 'geocodes')
  }

  get heard(): Heard {
    return this.#provider.heard
  }

  /** Places for a text, those near `near` preferred; null when the service fails. */
  async search(
    text: string,
    near: Point | null,
    onFailure: (error: unknown) => void,
  ): Promise<GeocoderHit[] | null> {
    const found = await this.#cache.get(keyOf(text, near), () => this.#fetch(text, near), onFailure)
    return found && found.value
  }

  async #fetch(text: string, near: Point | null): Promise<GeocoderHit[]> {
    if (this.#provider.isResting || !(await waitForSecond(this.#db, 'geocoder')))
      throw new ProviderError('breaker_open', 'it failed too often lately, or too many are waiting')
    const found = await this.#provider.getJson(this.#urlOf(text, near), answer)
    return found.slice(0, mostHits).map(toHit)
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
