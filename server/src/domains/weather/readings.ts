import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { DayReading, LocalWeather } from '@sojourn/contract/weather/schema'
import { seasonNote } from '@sojourn/contract/weather/season-note'
import { toFahrenheit } from '@sojourn/contract/weather/units'
import { meaningsOf, type Meaning } from '@sojourn/contract/words/meaning'
import { type ClimatePlace, typicalDay } from '@sojourn/planner/climate/estimate'
import type { CachedAnswer } from '../../platform/providers/answer-cache.ts'
import type { CurrentWeather, ForecastDay } from './open-meteo.ts'

const means = meaningsOf('weather-notes')

/** The forecast where it reaches, else what is typical. */
export function readingOn(
  place: ClimatePlace,
  date: PlainDate,
  forecast: CachedAnswer<ForecastDay[]> | null,
): DayReading {
  const day = forecast?.value.find((known) => known.date === date)
  return day
    ? toReading(day, 'forecast', means('forecast'))
    : toReading({ date, ...typicalDay(place, date) }, 'climate', seasonNote(date))
}

/** Whole degrees, so that what is shown and what the packing rules compare are the same. */
const toReading = (
  { date, lowC, highC, rainChance }: ForecastDay,
  source: DayReading['source'],
  note: Meaning,
): DayReading => ({
  date,
  temperature: { low: Math.round(toFahrenheit(lowC)), high: Math.round(toFahrenheit(highC)) },
  unit: 'F',
  precipitation: Math.round(rainChance),
  source,
  note,
})

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value))

export const toLocal = ({
  value: now,
  fetchedAt,
}: CachedAnswer<CurrentWeather>): Omit<LocalWeather, 'city' | 'country' | 'credit'> => ({
  temperature: Math.round(now.temperatureC),
  lowTemperature: Math.round(now.lowC),
  highTemperature: Math.round(now.highC),
  condition: now.condition,
  humidity: rounded(now.humidity),
  windSpeed: rounded(now.windMph),
  rainChance: Math.round(now.rainChance),
  source: 'forecast',
  note: means('now'),
  asOf: fetchedAt,
})

/** What the climate knows of a day like today: neither its sky nor its wind. */
export function typicalNow(
  ground: ClimatePlace,
  today: PlainDate,
): Omit<LocalWeather, 'city' | 'country' | 'credit'> {
  const { highC, lowC, rainChance } = typicalDay(ground, today)
  return {
    temperature: Math.round(highC),
    lowTemperature: Math.round(lowC),
    highTemperature: Math.round(highC),
    condition: null,
    humidity: null,
    windSpeed: null,
    rainChance: Math.round(rainChance),
    source: 'climate',
    note: seasonNote(today),
    asOf: null,
  }
}
