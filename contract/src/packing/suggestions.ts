import { monthDay } from '../values/date-text.ts'
import type { TravelMode } from '../trips/modes.ts'
import type { WeatherSource } from '../weather/source.ts'
import type { PackingCategory } from './categories.ts'
import { piecesFor, type PiecesPer, piecesReason, type Travellers } from './pieces.ts'

/** The weather of one day of the trip: degrees Fahrenheit, chance of rain in percent. */
export interface PackingDay {
  date: string
  low: number
  high: number
  precipitation: number
  source: WeatherSource
}

export interface PackingSuggestion {
  item: string
  category: PackingCategory
  quantity: 1
  /** How many this trip needs: the item is added once (PACK-19), then counted. */
  pieces: number
  essential: boolean
  /** Why it is on the list, in words that stay with the item. */
  reason: string
}

interface Proposal {
  item: string
  category: PackingCategory
  essential?: boolean
  /** One for the trip unless said otherwise. */
  per?: PiecesPer
}

/** Proposed for every trip (U-007). */
export const baseItems: readonly Proposal[] = [
  { item: 'Passport or ID', category: 'documents', essential: true, per: 'person' },
  { item: 'Travel insurance', category: 'documents', essential: true },
  { item: 'Tickets and bookings', category: 'documents', essential: true },
  { item: 'Phone charger', category: 'electronics', essential: true, per: 'person' },
  { item: 'Power adapter', category: 'electronics' },
  { item: 'Underwear', category: 'clothing', essential: true, per: 'night' },
  { item: 'Socks', category: 'clothing', per: 'night' },
  { item: 'Comfortable walking shoes', category: 'clothing', per: 'person' },
  { item: 'Toothbrush and toothpaste', category: 'toiletries', essential: true, per: 'person' },
  { item: 'Personal medication', category: 'medical', essential: true },
  { item: 'Day backpack', category: 'gear' },
]

export const coldItems: readonly Proposal[] = [
  { item: 'Warm jacket', category: 'clothing', essential: true, per: 'person' },
  { item: 'Sweater', category: 'clothing', per: 'person' },
  { item: 'Scarf and gloves', category: 'clothing', per: 'person' },
]

export const rainItems: readonly Proposal[] = [
  { item: 'Rain jacket', category: 'clothing', essential: true, per: 'person' },
  { item: 'Umbrella', category: 'gear' },
  { item: 'Waterproof shoes', category: 'clothing', per: 'person' },
]

export const warmItems: readonly Proposal[] = [
  { item: 'Sunscreen', category: 'toiletries', essential: true },
  { item: 'Sunglasses', category: 'gear', per: 'person' },
  { item: 'Sun hat', category: 'clothing', per: 'person' },
  { item: 'Swimwear', category: 'clothing', per: 'person' },
]

export const familyItems: readonly Proposal[] = [
  { item: 'First-aid kit', category: 'medical', essential: true },
  { item: 'Snacks for the kids', category: 'kids' },
  { item: 'Games and books', category: 'kids' },
  { item: 'Change of clothes for the kids', category: 'kids' },
]

/** Fahrenheit, Fahrenheit, percent (C-104). */
export const packingThresholds = { coldBelow: 60, rainAbove: 30, warmAbove: 75 } as const

export const weatherNeeds = ['cold', 'rain', 'warm'] as const
export type WeatherNeed = (typeof weatherNeeds)[number]

const needItems: Record<WeatherNeed, readonly Proposal[]> = {
  cold: coldItems,
  rain: rainItems,
  warm: warmItems,
}

/** What is known from the climate alone is never told like a forecast (C-106). */
const told = ({ date, source }: PackingDay, what: string): string =>
  `${source === 'climate' ? 'typical ' : ''}${what} on ${monthDay(date)}`

const freezing = 32

const wordFor = ({ low, high }: PackingDay): string =>
  high <= freezing ? 'snow' : low <= freezing ? 'rain or snow' : 'rain'

/** What the weather of the trip asks for, each with the day that says it most clearly. */
export function weatherReasons(days: readonly PackingDay[]): Partial<Record<WeatherNeed, string>> {
  const coldest = extreme(days, (a, b) => a.low < b.low)
  const wettest = extreme(days, (a, b) => a.precipitation > b.precipitation)
  const hottest = extreme(days, (a, b) => a.high > b.high)
  const { coldBelow, rainAbove, warmAbove } = packingThresholds
  return {
    ...(coldest &&
      coldest.low < coldBelow && { cold: told(coldest, `low of ${Math.round(coldest.low)} °F`) }),
    ...(wettest &&
      wettest.precipitation > rainAbove && {
        rain: told(wettest, `${Math.round(wettest.precipitation)}% chance of ${wordFor(wettest)}`),
      }),
    ...(hottest &&
      hottest.high > warmAbove && { warm: told(hottest, `high of ${Math.round(hottest.high)} °F`) }),
  }
}

interface TripFacts extends Travellers {
  travelMode: TravelMode
  weather: readonly PackingDay[]
}

/** What Smart Pack proposes, each with its reason; what the list already has, in whatever letter case, is left out. */
export function packingSuggestions(trip: TripFacts, existing: readonly string[]): PackingSuggestion[] {
  const reasons = weatherReasons(trip.weather)
  const because = (proposals: readonly Proposal[], reason: string | undefined) =>
    reason === undefined ? [] : proposals.map((proposal) => suggestion(proposal, reason, trip))
  const taken = new Set(existing.map(foldedName))
  return [
    ...baseItems.map((proposal) => suggestion(proposal, piecesReason(proposal.per ?? 'trip', trip), trip)),
    ...weatherNeeds.flatMap((need) => because(needItems[need], reasons[need])),
    ...because(familyItems, trip.travelMode === 'family' ? 'travelling as a family' : undefined),
  ].filter(({ item }) => !taken.has(foldedName(item)))
}

/** Two names are the same item when only letter case or outer spaces differ. */
export const foldedName = (name: string): string => name.trim().toLowerCase()

const suggestion = (
  { item, category, essential = false, per = 'trip' }: Proposal,
  reason: string,
  travellers: Travellers,
): PackingSuggestion => ({
  item,
  category,
  quantity: 1,
  pieces: piecesFor(per, travellers),
  essential,
  reason,
})

function extreme(
  days: readonly PackingDay[],
  isMore: (a: PackingDay, b: PackingDay) => boolean,
): PackingDay | null {
  return days.reduce<PackingDay | null>(
    (most, day) => (most === null || isMore(day, most) ? day : most),
    null,
  )
}
