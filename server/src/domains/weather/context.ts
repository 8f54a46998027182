import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import type { WeatherContext } from './service.ts'

interface Asked {
  db: Deps['db']
  today: PlainDate
  request: FastifyRequest
}

/** What one request has. */
export const weatherContext = (deps: Deps, { db, today, request }: Asked): WeatherContext => ({
  db,
  forecasts: deps.providers.weather,
  today,
  onFailure: (error) => request.log.warn({ err: error }, 'weather service failed'),
})
