import { metresBetween, type Route, sumOfLegs } from '@sojourn/contract/map/route'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import type { Point } from '@sojourn/contract/values/point'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { Provider } from '../providers/provider.ts'
import { ProviderError } from '../providers/provider-error.ts'

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

/** An OSRM-compatible router: 4 s, no repeat. */
export class Osrm {
  readonly #base: string
  readonly #provider: Provider

  constructor(base: string, env: Env) {
    this.#base = base.replace(/\/+$/, '')
    this.#provider = new Provider(env, { timeoutMs: 4000, retries: 0 })
  }

  /** The fastest way through the points in their order; throws `ProviderError`. */
  async route(points: readonly Point[], profile: RouteProfile): Promise<Route> {
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
    const base = this.#base.includes('{profile}')
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
