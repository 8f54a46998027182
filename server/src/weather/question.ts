import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../http/deps.ts'
import type { WeatherQuestion } from './service.ts'

interface Asked {
  db: Deps['db']
  today: PlainDate
  request: FastifyRequest
}

/** The question of one request. */
export const weatherQuestion = (deps: Deps, { db, today, request }: Asked): WeatherQuestion => ({
  db,
  forecasts: deps.providers.weather,
  today,
  onFailure: (error) => request.log.warn({ err: error }, 'weather service failed'),
})
