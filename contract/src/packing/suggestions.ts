import { monthDay } from '../values/date-text.ts'
import type { TravelMode } from '../trips/modes.ts'
import { agesOf, hasChildren, type Party } from '../trips/party.ts'
import { counted } from '../trips/duration.ts'
import { fallingWord, type HoursOut, isSnowDay } from '../weather/hours.ts'
import type { WeatherSource } from '../weather/source.ts'
import type { PackingCategory } from './categories.ts'
import { type Cold, coldOf, jackets, packingThresholds } from './jacket.ts'
import { piecesFor, type PiecesPer, piecesReason, type Travellers } from './pieces.ts'

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

const powerAdapter = 'Power adapter'

/** Proposed for every trip (U-007). */
export const baseItems: readonly Proposal[] = [
  { item: 'Passport or ID', category: 'documents', essential: true, per: 'person' },
  { item: 'Travel insurance', category: 'documents', essential: true },
  { item: 'Tickets and bookings', category: 'documents', essential: true },
  { item: 'Phone charger', category: 'electronics', essential: true, per: 'person' },
  { item: powerAdapter, category: 'electronics' },
  { item: 'Underwear', category: 'clothing', essential: true, per: 'night' },
  { item: 'Socks', category: 'clothing', per: 'night' },
  { item: 'Comfortable walking shoes', category: 'clothing', per: 'person' },
  { item: 'Toothbrush and toothpaste', category: 'toiletries', essential: true, per: 'person' },
  { item: 'Personal medication', category: 'medical', essential: true },
  { item: 'Day backpack', category: 'gear' },
]

/** Worn by the night; for a day's trip one wears what one has on. */
export const clothesItems: readonly Proposal[] = [
  { item: 'Shirts and tops', category: 'clothing', per: 'night' },
  { item: 'Trousers or skirts', category: 'clothing', per: 'third night' },
  { item: 'Dress or smart outfit', category: 'clothing', per: 'adult' },
  { item: 'Sleepwear', category: 'clothing', per: 'person' },
]

const jacket = (cold: Cold): Proposal => ({
  item: jackets[cold],
  category: 'clothing',
  essential: true,
  per: 'person',
})
const sweater: Proposal = { item: 'Sweater', category: 'clothing', per: 'person' }
const scarfAndGloves: Proposal = { item: 'Scarf and gloves', category: 'clothing', per: 'person' }
const winterBoots: Proposal = { item: 'Winter boots', category: 'clothing', essential: true, per: 'person' }

export const coldItems: Readonly<Record<Cold, readonly Proposal[]>> = {
  cool: [jacket('cool'), sweater],
  cold: [jacket('cold'), sweater, scarfAndGloves],
  freezing: [
    jacket('freezing'),
    sweater,
    scarfAndGloves,
    winterBoots,
    { item: 'Warm hat', category: 'clothing', per: 'person' },
    { item: 'Thermal underwear', category: 'clothing', per: 'third night' },
  ],
}

export const rainItems: readonly Proposal[] = [
  { item: 'Rain jacket', category: 'clothing', essential: true, per: 'person' },
  { item: 'Umbrella', category: 'gear' },
  { item: 'Waterproof shoes', category: 'clothing', per: 'person' },
]

const snowItems: readonly Proposal[] = [winterBoots]

export const warmItems: readonly Proposal[] = [
  { item: 'Sunscreen', category: 'toiletries', essential: true },
  { item: 'Sunglasses', category: 'gear', per: 'person' },
  { item: 'Sun hat', category: 'clothing', per: 'person' },
  { item: 'Swimwear', category: 'clothing', per: 'person' },
]

export const familyItems: readonly Proposal[] = [
  { item: 'First-aid kit', category: 'medical', essential: true },
  { item: 'Snacks for the kids', category: 'kids' },
  { item: 'Games and books', category: 'kids', per: 'child' },
  { item: 'Change of clothes for the kids', category: 'kids', per: 'child' },
]

const smallChildItems: readonly Proposal[] = [
  { item: 'Nappies and wipes', category: 'kids', essential: true },
  { item: 'Stroller or carrier', category: 'kids' },
]
const smallBelow = 3

const repellent: Proposal = { item: 'Insect repellent', category: 'toiletries', essential: true }

export const weatherNeeds = ['cold', 'rain', 'snow', 'warm'] as const
export type WeatherNeed = (typeof weatherNeeds)[number]

const needItems = (days: readonly PackingDay[]): Record<WeatherNeed, readonly Proposal[]> => ({
  cold: coldItems[coldOf(days) ?? 'cool'],
  rain: rainItems,
  snow: snowItems,
  warm: warmItems,
})

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

interface TripFacts extends Travellers, Pick<Party, 'childAges'> {
  travelMode: TravelMode
  weather: readonly PackingDay[]
  /** Why an adapter; null where the sockets are not known. */
  sockets: string | null
  /** Why a repellent; null where nothing bites. */
  insects: string | null
}

/** What Smart Pack proposes, each with its reason; what the list already has, in whatever letter case, is left out. */
export function packingSuggestions(trip: TripFacts, existing: readonly string[]): PackingSuggestion[] {
  const reasons = weatherReasons(trip.weather)
  const items = needItems(trip.weather)
  const because = (proposals: readonly Proposal[], reason: string | null | undefined) =>
    reason ? proposals.map((proposal) => suggestion(proposal, reason, trip)) : []
  const always = (proposals: readonly Proposal[]) =>
    proposals.map((proposal) => suggestion(proposal, baseReason(proposal, trip), trip))
  const seen = new Set(existing.map(foldedName))
  return [
    ...always(baseItems),
    ...(trip.nights > 0 ? always(clothesItems) : []),
    ...weatherNeeds.flatMap((need) => because(items[need], reasons[need])),
    ...because([repellent], trip.insects),
    ...because(familyItems, familyReason(trip)),
    ...because(smallChildItems, smallChildReason(trip)),
  ].filter(({ item }) => !seen.has(foldedName(item)) && seen.add(foldedName(item)))
}

const baseReason = ({ item, per = 'trip' }: Proposal, trip: TripFacts): string =>
  item === powerAdapter && trip.sockets !== null ? trip.sockets : piecesReason(per, trip)

/** Children, or a family of which nobody said that it has none (PACK-28). */
function familyReason({ travelMode, children }: TripFacts): string | null {
  if (hasChildren({ children })) return `for ${counted(children ?? 0, 'child', 'children')}`
  return travelMode === 'family' && children === null ? 'travelling as a family' : null
}

function smallChildReason(trip: TripFacts): string | null {
  const small = agesOf(trip).filter((age) => age < smallBelow)
  return small.length === 0 ? null : `for a child of ${counted(Math.min(...small), 'year')}`
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
