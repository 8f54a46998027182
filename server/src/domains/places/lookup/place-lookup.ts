import { meaningsOf } from '@sojourn/contract/words/meaning'
import type { KnownPlace } from '@sojourn/planner/assistant/known-places'
import { readHours } from '@sojourn/planner/guide/week-hours'
import type { Point } from '@sojourn/contract/values/point'
import type { Db } from '../../../platform/db/client.ts'
import type { Env } from '../../../platform/env/env.ts'
import { AnswerCache } from '../../../platform/providers/answer-cache.ts'
import { waitForSecond } from '../../../platform/providers/outgoing-rate-limit.ts'
import { Provider } from '../../../platform/providers/provider.ts'
import { ProviderError } from '../../../platform/providers/provider-error.ts'
import { type FoundPlace, answer, bestOf, queryFor } from './found-places.ts'

declare module '../../../kernel/deps.ts' {
  interface Providers {
    /** Places where the guide has none. */
    places: PlaceLookup | null
  }
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
  tip: meaningsOf('ai-days')('checkLookup'),
  season: null,
  children: false,
  quarter: null,
  way: null,
  source: 'lookup',
  verified: true,
  checked: ['place'],
  reason: meaningsOf('ai-reasons')('known'),
  said: null,
  liking: 0,
})
