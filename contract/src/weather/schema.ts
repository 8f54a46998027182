import { z } from 'zod'
import { conditions } from './conditions.ts'

/** `climate`: what is typical for the place and season, never a forecast (C-106). */
export const weatherSources = ['forecast', 'climate'] as const

/** One day at a place. Temperatures in Fahrenheit, precipitation as a chance in percent (C-104, C-105). */
export const dayWeather = z.object({
  date: z.string(),
  temperature: z.object({ low: z.number(), high: z.number() }),
  unit: z.literal('F'),
  precipitation: z.number(),
  source: z.enum(weatherSources),
})
export type DayReading = z.output<typeof dayWeather>

export const placeWeather = dayWeather.extend({
  /** The place that was found for the asked name (U-083). */
  place: z.string(),
  /** Words for the source: 'typical for mid-April' or when the forecast was made. */
  note: z.string(),
})
export type PlaceWeather = z.output<typeof placeWeather>

/** The dashboard's card: Celsius, miles an hour, percent. What the source does not know is null. */
export const localWeather = z.object({
  temperature: z.number(),
  lowTemperature: z.number(),
  highTemperature: z.number(),
  condition: z.enum(conditions).nullable(),
  city: z.string(),
  country: z.string(),
  humidity: z.number().nullable(),
  windSpeed: z.number().nullable(),
  rainChance: z.number(),
  source: z.enum(weatherSources),
  note: z.string(),
})
export type LocalWeather = z.output<typeof localWeather>
