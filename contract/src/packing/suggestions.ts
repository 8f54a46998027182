import type { TravelMode } from '../trips/modes.ts'
import { counted } from '../trips/duration.ts'
import type { PackingCategory } from './categories.ts'

/** The weather of one day of the trip: degrees Fahrenheit, chance of rain in percent. */
export interface DayWeather {
  date: string
  low: number
  high: number
  precipitation: number
}

export interface Suggestion {
  item: string
  category: PackingCategory
  quantity: 1
  essential: boolean
  /** Why it is on the list, in words that stay with the item. */
  reason: string
}

interface Proposal {
  item: string
  category: PackingCategory
  essential?: boolean
}

/** Proposed for every trip (U-007). */
export const baseItems: readonly Proposal[] = [
  { item: 'Passport or ID', category: 'documents', essential: true },
  { item: 'Travel insurance', category: 'documents', essential: true },
  { item: 'Tickets and bookings', category: 'documents', essential: true },
  { item: 'Phone charger', category: 'electronics', essential: true },
  { item: 'Power adapter', category: 'electronics' },
  { item: 'Underwear', category: 'clothing', essential: true },
  { item: 'Socks', category: 'clothing' },
  { item: 'Comfortable walking shoes', category: 'clothing' },
  { item: 'Toothbrush and toothpaste', category: 'toiletries', essential: true },
  { item: 'Personal medication', category: 'medical', essential: true },
  { item: 'Day backpack', category: 'gear' },
]

export const coldItems: readonly Proposal[] = [
  { item: 'Warm jacket', category: 'clothing', essential: true },
  { item: 'Sweater', category: 'clothing' },
  { item: 'Scarf and gloves', category: 'clothing' },
]

export const rainItems: readonly Proposal[] = [
  { item: 'Rain jacket', category: 'clothing', essential: true },
  { item: 'Umbrella', category: 'gear' },
  { item: 'Waterproof shoes', category: 'clothing' },
]

export const warmItems: readonly Proposal[] = [
  { item: 'Sunscreen', category: 'toiletries', essential: true },
  { item: 'Sunglasses', category: 'gear' },
  { item: 'Sun hat', category: 'clothing' },
  { item: 'Swimwear', category: 'clothing' },
]

export const familyItems: readonly Proposal[] = [
  { item: 'First-aid kit', category: 'medical', essential: true },
  { item: 'Snacks for the kids', category: 'kids' },
  { item: 'Games and books', category: 'kids' },
  { item: 'Change of clothes for the kids', category: 'kids' },
]

/** Fahrenheit, Fahrenheit, percent (C-104). */
export const packingThresholds = { coldBelow: 60, rainAbove: 30, warmAbove: 75 } as const

interface TripFacts {
  travelMode: TravelMode
  days: number
  weather: readonly DayWeather[]
}

const monthDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(
    new Date(`${date}T12:00:00Z`),
  )

/** What Smart Pack proposes, each with its reason; what the list already has, in whatever letter case, is left out. */
export function packingSuggestions(trip: TripFacts, existing: readonly string[]): Suggestion[] {
  const { weather } = trip
  const coldest = extreme(weather, (a, b) => a.low < b.low)
  const wettest = extreme(weather, (a, b) => a.precipitation > b.precipitation)
  const hottest = extreme(weather, (a, b) => a.high > b.high)
  const { coldBelow, rainAbove, warmAbove } = packingThresholds
  const groups: [readonly Proposal[], string | null][] = [
    [baseItems, `for every trip, here ${counted(trip.days, 'day')}`],
    [
      coldItems,
      coldest && coldest.low < coldBelow
        ? `low of ${Math.round(coldest.low)} °F on ${monthDay(coldest.date)}`
        : null,
    ],
    [
      rainItems,
      wettest && wettest.precipitation > rainAbove
        ? `${Math.round(wettest.precipitation)}% chance of rain on ${monthDay(wettest.date)}`
        : null,
    ],
    [
      warmItems,
      hottest && hottest.high > warmAbove
        ? `high of ${Math.round(hottest.high)} °F on ${monthDay(hottest.date)}`
        : null,
    ],
    [familyItems, trip.travelMode === 'family' ? 'travelling as a family' : null],
  ]
  const taken = new Set(existing.map(folded))
  return groups.flatMap(([proposals, reason]) =>
    reason === null
      ? []
      : proposals
          .filter(({ item }) => !taken.has(folded(item)))
          .map((proposal) => suggestion(proposal, reason)),
  )
}

const folded = (name: string): string => name.trim().toLowerCase()

const suggestion = ({ item, category, essential = false }: Proposal, reason: string): Suggestion => ({
  item,
  category,
  quantity: 1,
  essential,
  reason,
})

function extreme(
  days: readonly DayWeather[],
  isMore: (a: DayWeather, b: DayWeather) => boolean,
): DayWeather | null {
  return days.reduce<DayWeather | null>(
    (most, day) => (most === null || isMore(day, most) ? day : most),
    null,
  )
}
