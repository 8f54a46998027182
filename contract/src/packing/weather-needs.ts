import { monthDay } from '../values/date-text.ts'
import { fallingWord, type HoursOut, isSnowDay } from '../weather/hours.ts'
import type { WeatherSource } from '../weather/source.ts'
import { packingThresholds } from './jacket.ts'

/** The weather of one day of the trip: degrees Fahrenheit, chance of rain in percent. */
export interface PackingDay {
  date: string
  low: number
  high: number
  precipitation: number
  source: WeatherSource
  /** When one is out that day; the usual hours unless said otherwise. */
  out?: HoursOut
}

export const weatherNeeds = ['cold', 'rain', 'snow', 'warm'] as const
export type WeatherNeed = (typeof weatherNeeds)[number]

/** What is known from the climate alone is never told like a forecast (C-106). */
const told = ({ date, source }: PackingDay, what: string): string =>
  `${source === 'climate' ? 'typical ' : ''}${what} on ${monthDay(date)}`

/** What the weather of the trip asks for, each with the day that says it most clearly. */
export function weatherReasons(days: readonly PackingDay[]): Partial<Record<WeatherNeed, string>> {
  const coldest = extreme(days, (a, b) => a.low < b.low)
  const hottest = extreme(days, (a, b) => a.high > b.high)
  const { coldBelow, warmAbove } = packingThresholds
  const rain = fallingOn(days.filter((day) => !isSnowDay(day)))
  const snow = fallingOn(days.filter(isSnowDay))
  return {
    ...(coldest &&
      coldest.low < coldBelow && { cold: told(coldest, `low of ${Math.round(coldest.low)} °F`) }),
    ...(rain && { rain }),
    ...(snow && { snow }),
    ...(hottest &&
      hottest.high > warmAbove && { warm: told(hottest, `high of ${Math.round(hottest.high)} °F`) }),
  }
}

function fallingOn(days: readonly PackingDay[]): string | null {
  const wettest = extreme(days, (a, b) => a.precipitation > b.precipitation)
  if (!wettest || wettest.precipitation <= packingThresholds.rainAbove) return null
  return told(wettest, `${Math.round(wettest.precipitation)}% chance of ${fallingWord(wettest)}`)
}

function extreme(
  days: readonly PackingDay[],
  isMore: (a: PackingDay, b: PackingDay) => boolean,
): PackingDay | null {
  return days.reduce<PackingDay | null>(
    (most, day) => (most === null || isMore(day, most) ? day : most),
    null,
  )
}
