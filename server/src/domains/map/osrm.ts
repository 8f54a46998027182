import { createHash } from 'node:crypto'
import { metresBetween, type Route, sumOfLegs } from '@sojourn/contract/map/route'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import type { Point } from '@sojourn/contract/values/point'
import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env/env.ts'
import { AnswerCache } from '../../platform/providers/answer-cache.ts'
import { type Heard, Provider } from '../../platform/providers/provider.ts'
import { waitForSecond } from '../../platform/providers/outgoing-rate-limit.ts'
import { ProviderError } from '../../platform/providers/provider-error.ts'

declare module '../../kernel/deps.ts' {
  interface Providers {
    router: Osrm | null
  }
}

const positive = z.number().min(0)
const answer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        geometry: z.object({
          type: z.literal('LineString'),
          coordinates: z
            .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]))
            .min(2)
            .max(100_000),
        }),
        legs: z.array(z.object({ distance: positive, duration: positive })),
      }),
    )
    .min(1),
})

/** Beyond this the full line of a way is larger than any screen needs. */
const simplifiedFromM = 300_000

const inDegrees = (value: number): string => String(Number(value.toFixed(5)))

/** An OSRM-compatible router: 4 s, no repeat, answers kept 30 days; the public one is asked once a second. */
export class Osrm {
  readonly #base: string
  readonly #db: Db
  /** The address names it: the router knows no other. */
  readonly #onlyProfile: string | undefined
  readonly #isPublic: boolean
  readonly #provider: Provider
  readonly #cache: AnswerCache<Route>

  constructor(db: Db, base: string, env: Env, timeoutMs = 4000) {
    this.#base = base.replace(/\/+$/, '')
    this.#db = db
    this.#onlyProfile = /\/route\/v1\/(\w+)$/.exec(this.#base)?.[1]
    this.#isPublic = env.isPublic('ROUTER_URL', base)
    this.#provider = new Provider(env, { timeoutMs, retries: 0 })
    this.#cache = new AnswerCache(db, 'routes')
  }

  get heard(): Heard {
    return this.#provider.heard
  }

  /** The fastest way through the points in their order; null when the service fails or does not know how to travel so. */
  async route(
    points: readonly Point[],
    profile: RouteProfile,
    onFailure: (error: unknown) => void,
  ): Promise<Route | null> {
    if (this.#onlyProfile && this.#onlyProfile !== profile) return null
    const found = await this.#cache.get(keyOf(points, profile), () => this.#fetch(points, profile), onFailure)
    return found && found.value
  }

  async #fetch(points: readonly Point[], profile: RouteProfile): Promise<Route> {
    if (this.#isPublic && (this.#provider.isResting || !(await waitForSecond(this.#db, 'router'))))
      throw new ProviderError('breaker_open', 'it failed too often lately, or too many are waiting')
    const { routes } = await this.#provider.getJson(this.#urlOf(points, profile), answer)
    const [best] = routes
    if (!best || best.legs.length !== points.length - 1)
      throw new ProviderError('unexpected', 'the legs do not fit the points')
    const legs = best.legs.map((leg) => ({
      distanceM: Math.round(leg.distance),
      durationS: Math.round(leg.duration),
    }))
    return { kind: 'road', profile, line: best.geometry.coordinates, legs, ...sumOfLegs(legs) }
  }

  #urlOf(points: readonly Point[], profile: RouteProfile): URL {
    const base =
      this.#onlyProfile || this.#base.includes('{profile}')
        ? this.#base.replaceAll('{profile}', profile)
        : `${this.#base}/route/v1/${profile}`
    const way = points.map(({ lat, lng }) => `${inDegrees(lng)},${inDegrees(lat)}`).join(';')
    const straightM = points.slice(1).reduce((sum, to, at) => sum + metresBetween(points[at]!, to), 0)
    const url = new URL(`${base}/${way}`)
    url.search = new URLSearchParams({
      overview: straightM > simplifiedFromM ? 'simplified' : 'full',
      geometries: 'geojson',
      steps: 'false',
    }).toString()
    return url
  }
}

/** Five decimals are a metre: the same stops give the same key. */
const keyOf = (points: readonly Point[], profile: RouteProfile): string =>
  createHash('sha256')
    .update([profile, ...points.map(({ lat, lng }) => `${lat.toFixed(5)},${lng.toFixed(5)}`)].join(';'))
    .digest('base64url')
