import { fallingWord, type HoursOut, isSnowDay } from '../weather/hours.ts'
import type { WeatherSource } from '../weather/source.ts'
import { meaningsOf, type Meaning } from '../words/meaning.ts'
import { packingThresholds } from './jacket.ts'

/** The weather of one day of the trip: degrees Fahrenheit, chance of rain in percent. */
export interface PackingDay {
  date: string
  low: number
  high: number
  precipitation: number
  source: WeatherSource
  /** Where one is that day, in a trip with several places. */
  place?: string
  /** When one is out that day; the usual hours unless said otherwise. */
  out?: HoursOut
}

export const weatherNeeds = ['cold', 'rain', 'snow', 'warm'] as const
export type WeatherNeed = (typeof weatherNeeds)[number]

const means = meaningsOf('packing-reasons')

/** Said of its place, where a trip has several. */
export const saidOfPlace = (place: string | undefined, why: Meaning): Meaning =>
  place === undefined ? why : means('inPlace', { place, why })

/** What is known from the climate alone is never told like a forecast (C-106). */
const isTypical = ({ source }: PackingDay): boolean => source === 'climate'

function lowOn(day: PackingDay): Meaning {
  const values = { degrees: { fahrenheit: Math.round(day.low) }, date: { date: day.date } }
  return saidOfPlace(day.place, isTypical(day) ? means('typicalLow', values) : means('low', values))
}

function highOn(day: PackingDay): Meaning {
  const values = { degrees: { fahrenheit: Math.round(day.high) }, date: { date: day.date } }
  return saidOfPlace(day.place, isTypical(day) ? means('typicalHigh', values) : means('high', values))
}

/** What falls, and what is typical of it. */
const falling = {
  rain: ['rain', 'typicalRain'],
  'rain or snow': ['rainOrSnow', 'typicalRainOrSnow'],
  snow: ['snow', 'typicalSnow'],
} as const

function fallingOn(days: readonly PackingDay[]): Meaning | null {
  const wettest = extreme(days, (a, b) => a.precipitation > b.precipitation)
  if (!wettest || wettest.precipitation <= packingThresholds.rainAbove) return null
  const [forecast, typical] = falling[fallingWord(wettest)]
  const percent = Math.round(wettest.precipitation)
  const why = means(isTypical(wettest) ? typical : forecast, { percent, date: { date: wettest.date } })
  return saidOfPlace(wettest.place, why)
}

/** What the weather of the trip asks for, each with the day that says it most clearly. */
export function weatherReasons(days: readonly PackingDay[]): Partial<Record<WeatherNeed, Meaning>> {
  const coldest = extreme(days, (a, b) => a.low < b.low)
  const hottest = extreme(days, (a, b) => a.high > b.high)
  const { coldBelow, warmAbove } = packingThresholds
  const rain = fallingOn(days.filter((day) => !isSnowDay(day)))
  const snow = fallingOn(days.filter(isSnowDay))
  return {
    ...(coldest && coldest.low < coldBelow && { cold: lowOn(coldest) }),
    ...(rain && { rain }),
    ...(snow && { snow }),
    ...(hottest && hottest.high > warmAbove && { warm: highOn(hottest) }),
  }
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
