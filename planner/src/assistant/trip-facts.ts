// What the assistant is told of a trip. It reads nothing itself: the same facts and seed give the same answer, on the
// server and in the browser.
import type { Pace, TravelStyle, InterestKey } from '@sojourn/contract/ai/preferences'
import type { ItemType } from '@sojourn/contract/itinerary/item-types'
import type { TravelMode } from '@sojourn/contract/trips/modes'
import { peopleOf } from '@sojourn/contract/trips/party'
import type { Currency } from '@sojourn/contract/values/currencies'
import { addDays, daysBetween, type PlainDate } from '@sojourn/contract/values/plain-date'
import type { Located } from '../solver/types.ts'

export interface PlannedItem {
  id: string
  title: string
  type: ItemType
  date: PlainDate
  time: string | null
  endTime: string | null
  location: string | null
  latitude: number | null
  longitude: number | null
  /** In the trip's currency. */
  cost: number | null
}

export interface DayWeather {
  date: PlainDate
  highC: number
  lowC: number
  /** Percent. */
  rainChance: number
  /** Else it is what the season is like. */
  isForecast: boolean
}

export interface Holiday {
  date: PlainDate
  name: string
}

export interface TripFacts {
  /** In the traveller's words. */
  destination: string
  /** Where it lies; null when nobody knows. */
  at: Located | null
  countryCode: string | null
  timeZone: string | null
  startDate: PlainDate
  endDate: PlainDate
  travelMode: TravelMode
  /** Null where nobody said. */
  adults: number | null
  children: number | null
  currency: Currency
  /** Units of the trip's currency for one US dollar. */
  perDollar: number
  budget: number | null
  items: readonly PlannedItem[]
  weather: readonly DayWeather[]
  holidays: readonly Holiday[]
  /** The same seed gives the same answer, another one another. */
  seed: number
}

export interface Wishes {
  interests: readonly InterestKey[]
  pace: Pace
  travelStyle: TravelStyle
  people: number
  accessibility: boolean
  localExperiences: boolean
}

/** What holds when a traveller says nothing else. */
export const usualWishes = (facts: Pick<TripFacts, 'travelMode' | 'adults' | 'children'>): Wishes => ({
  interests: [],
  pace: 'moderate',
  travelStyle: 'mid-range',
  people: peopleOf(facts),
  accessibility: false,
  localExperiences: true,
})

/** The days that are planned: the rounded-up difference, at least one (C-060, S-09). */
export const plannedDates = ({ startDate, endDate }: Pick<TripFacts, 'startDate' | 'endDate'>): PlainDate[] =>
  Array.from({ length: Math.max(1, daysBetween(startDate, endDate)) }, (_, day) => addDays(startDate, day))

/** 0 is Sunday. */
export const weekdayOf = (date: PlainDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

export const monthOf = (date: PlainDate): number => Number(date.slice(5, 7))

const rainLikelyFrom = 50
export const isRainy = (weather: DayWeather | undefined): boolean =>
  weather !== undefined && weather.rainChance >= rainLikelyFrom

/** Whole units: a guide's prices are estimates. */
export const inTripCurrency = (dollars: number, { perDollar }: Pick<TripFacts, 'perDollar'>): number =>
  Math.round(dollars * perDollar)
