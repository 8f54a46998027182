import { type Condition, conditionOf } from '@sojourn/contract/weather/conditions'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Point } from '@sojourn/contract/values/point'
import { z } from 'zod'
import type { Env } from '../../platform/env/env.ts'
import { type Heard, Provider } from '../../platform/providers/provider.ts'
import { ProviderError } from '../../platform/providers/provider-error.ts'

const celsius = z.number().min(-100).max(70)
const percent = z.number().min(0).max(100)
const days = <T extends z.ZodType>(value: T) => z.array(value.nullable()).max(20)
const hours = <T extends z.ZodType>(value: T) => z.array(value.nullable()).max(50)

const dailyAnswer = z.object({
  daily: z.object({
    time: z.array(z.iso.date()).max(20),
    temperature_2m_max: days(celsius),
    temperature_2m_min: days(celsius),
    precipitation_probability_max: days(percent),
  }),
})

const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)

const currentAnswer = z.object({
  current: z.object({ time: localTime, temperature_2m: celsius, weather_code: z.number() }),
  daily: z.object({ temperature_2m_max: days(celsius), temperature_2m_min: days(celsius) }),
  hourly: z.object({
    time: z.array(localTime).max(50),
    relative_humidity_2m: hours(percent),
    wind_speed_10m: hours(z.number().min(0).max(500)),
    precipitation_probability: hours(percent),
  }),
})

/** How many days a forecast reaches, today included. */
export const horizonDays = 16

export interface ForecastDay {
  date: PlainDate
  lowC: number
  highC: number
  rainChance: number
}

export interface CurrentWeather {
  temperatureC: number
  lowC: number
  highC: number
  condition: Condition | null
  humidity: number | null
  windMph: number | null
  rainChance: number
}

const units = { temperature_unit: 'celsius', wind_speed_unit: 'mph', timezone: 'auto' }

/** An Open-Meteo-compatible weather service: 3 s, one repeat. */
export class OpenMeteo {
  readonly #base: string
  readonly #key: string | undefined
  readonly #provider: Provider

  constructor(base: string, env: Env, timeoutMs = 3000) {
    this.#base = base.replace(/\/+$/, '')
    this.#key = env.WEATHER_KEY
    this.#provider = new Provider(env, { timeoutMs, retries: 1 })
  }

  get heard(): Heard {
    return this.#provider.heard
  }

  /** The coming days at a place, in its own calendar; throws `ProviderError`. */
  async daily(point: Point): Promise<ForecastDay[]> {
    const { daily } = await this.#provider.getJson(
      this.#urlOf(point, {
        daily: 'temperature_2m_max,temperature_2m_min,precipitation_probability_max',
        forecast_days: String(horizonDays),
      }),
      dailyAnswer,
    )
    return daily.time.flatMap((date, at) => {
      const highC = daily.temperature_2m_max[at]
      const lowC = daily.temperature_2m_min[at]
      const rainChance = daily.precipitation_probability_max[at]
      // The last days of a forecast are often half empty: those are left to the climate.
      if (highC == null || lowC == null || rainChance == null) return []
      return [{ date, lowC, highC, rainChance }]
    })
  }

  /** The weather at a place now, with the extremes of its day; throws `ProviderError`. */
  async current(point: Point): Promise<CurrentWeather> {
    const { current, daily, hourly } = await this.#provider.getJson(
      this.#urlOf(point, {
        current: 'temperature_2m,weather_code',
        daily: 'temperature_2m_max,temperature_2m_min',
        hourly: 'relative_humidity_2m,wind_speed_10m,precipitation_probability',
        forecast_days: '1',
      }),
      currentAnswer,
    )
    const [highC] = daily.temperature_2m_max
    const [lowC] = daily.temperature_2m_min
    if (highC == null || lowC == null) throw new ProviderError('unexpected', 'today has no high and low')
    const hour = hourly.time.findIndex((time) => time.slice(0, 13) === current.time.slice(0, 13))
    return {
      temperatureC: current.temperature_2m,
      lowC,
      highC,
      condition: conditionOf(current.weather_code),
      humidity: hourly.relative_humidity_2m[hour] ?? null,
      windMph: hourly.wind_speed_10m[hour] ?? null,
      rainChance: Math.max(0, ...hourly.precipitation_probability.map((chance) => chance ?? 0)),
    }
  }

  #urlOf({ lat, lng }: Point, wanted: Record<string, string>): URL {
    const url = new URL(this.#base.endsWith('/forecast') ? this.#base : `${this.#base}/v1/forecast`)
    url.search = new URLSearchParams({
      latitude: String(lat),
      longitude: String(lng),
      ...wanted,
      ...units,
      ...(this.#key && { apikey: this.#key }),
    }).toString()
    return url
  }
}
