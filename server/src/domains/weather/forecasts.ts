import type { Heard } from '../../platform/providers/provider.ts'
import type { Point } from '@sojourn/contract/values/point'
import { roundedDegrees } from '@sojourn/contract/weather/local-card'
import type { WeatherCredit } from '@sojourn/contract/weather/schema'
import type { Db } from '../../platform/db/client.ts'
import { type CachedAnswer, AnswerCache } from '../../platform/providers/answer-cache.ts'
import type { CurrentWeather, ForecastDay, OpenMeteo } from './open-meteo.ts'

declare module '../../kernel/deps.ts' {
  interface Providers {
    weather: Forecasts | null
  }
}

type Report = (error: unknown) => void

/** The weather service behind its cache; null when it fails and nothing recent is kept. */
export class Forecasts {
  /** Named wherever its figures are shown. */
  readonly credit: WeatherCredit
  readonly #service: OpenMeteo
  readonly #daily: AnswerCache<ForecastDay[]>
  readonly #current: AnswerCache<CurrentWeather>

  constructor(db: Db, service: OpenMeteo, credit: WeatherCredit) {
    this.credit = credit
    this.#service = service
    this.#daily = new AnswerCache(db, 'forecasts')
    this.#current = new AnswerCache(db, 'forecasts')
  }

  get heard(): Heard {
    return this.#service.heard
  }

  daily(point: Point, onFailure: Report): Promise<CachedAnswer<ForecastDay[]> | null> {
    const near = rounded(point)
    return this.#daily.get(`daily:${keyOf(near)}`, () => this.#service.daily(near), onFailure)
  }

  current(point: Point, onFailure: Report): Promise<CachedAnswer<CurrentWeather> | null> {
    const near = rounded(point)
    return this.#current.get(`current:${keyOf(near)}`, () => this.#service.current(near), onFailure)
  }
}

const rounded = ({ lat, lng }: Point): Point => ({ lat: roundedDegrees(lat), lng: roundedDegrees(lng) })

const keyOf = ({ lat, lng }: Point): string => `${lat.toFixed(2)},${lng.toFixed(2)}`
