import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../http/deps.ts'
import { OpenMeteo } from './open-meteo.ts'
import type { WeatherSource } from './service.ts'

const services = new WeakMap<object, OpenMeteo>()

/** The one weather service of an app, so that all that use it share its breaker; null when none is set up. */
function serviceOf({ env }: Pick<Deps, 'env'>): OpenMeteo | null {
  if (!env.WEATHER_URL) return null
  const service = services.get(env) ?? new OpenMeteo(env.WEATHER_URL, env)
  services.set(env, service)
  return service
}

/** Where a request gets its weather from. */
export const weatherSource = (
  deps: Deps,
  { db, today, request }: { db: Deps['db']; today: PlainDate; request: FastifyRequest },
): WeatherSource => ({
  db,
  service: serviceOf(deps),
  today,
  onFailure: (error) => request.log.warn({ err: error }, 'weather service failed'),
})
