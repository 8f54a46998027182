import { z } from 'zod'
import { saying } from '../words/meaning-schema.ts'
import { conditions } from './conditions.ts'
import { weatherSources } from './source.ts'

/** One day at a place. Whole degrees Fahrenheit, precipitation as a chance in percent (C-104, C-105). */
const dayWeather = z.object({
  date: z.string(),
  temperature: z.object({ low: z.number(), high: z.number() }),
  unit: z.literal('F'),
  precipitation: z.number(),
  source: z.enum(weatherSources),
  /** Words for the source: 'forecast' or 'typical for mid-April'. */
  note: saying,
})
export type DayReading = z.output<typeof dayWeather>

/** When the forecast was fetched; null for the climate. */
const asOf = z.string().nullable()

/** Whose forecast it is, where its source wants to be named. */
const credit = z.object({ name: z.string(), url: z.url() }).nullable()
export type WeatherCredit = z.output<typeof credit>

export const placeWeather = dayWeather.extend({
  /** The place that was found for the asked name (U-083). */
  place: z.string(),
  asOf,
})
export type PlaceWeather = z.output<typeof placeWeather>

/** One entry for each day of a trip. */
export const tripWeather = z.object({
  /** The place whose weather it is; null, and no days, when nobody knows where the trip goes. */
  place: z.string().nullable(),
  days: z.array(dayWeather),
  credit,
})
export type TripWeather = z.output<typeof tripWeather>

/** The dashboard's card: Celsius, miles an hour, percent. What the source does not know is null. */
export const localWeather = z.object({
  /** Now; from the climate, a typical day's high. */
  temperature: z.number(),
  lowTemperature: z.number(),
  highTemperature: z.number(),
  condition: z.enum(conditions).nullable(),
  city: saying,
  country: z.string(),
  humidity: z.number().nullable(),
  windSpeed: z.number().nullable(),
  rainChance: z.number(),
  source: z.enum(weatherSources),
  note: saying,
  asOf,
  credit,
})
export type LocalWeather = z.output<typeof localWeather>
