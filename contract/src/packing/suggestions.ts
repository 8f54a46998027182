import type { TravelMode } from '../trips/modes.ts'
import { agesOf, hasChildren, mayHaveChildren, type Party } from '../trips/party.ts'
import { counted } from '../trips/duration.ts'
import type { PackingCategory } from './categories.ts'
import { coldOf } from './jacket.ts'
import { piecesFor, piecesReason, type Travellers } from './pieces.ts'
import {
  type ProposedItem,
  baseItems,
  clothesItems,
  coldItems,
  familyItems,
  powerAdapter,
  rainItems,
  repellent,
  smallChildItems,
  snowItems,
  warmItems,
} from './data/proposals.ts'
import { type PackingDay, type WeatherNeed, weatherNeeds, weatherReasons } from './weather-needs.ts'

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

const smallBelow = 3

const needItems = (days: readonly PackingDay[]): Record<WeatherNeed, readonly ProposedItem[]> => ({
  cold: coldItems[coldOf(days) ?? 'cool'],
  rain: rainItems,
  snow: snowItems,
  warm: warmItems,
})

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
  const because = (proposals: readonly ProposedItem[], reason: string | null | undefined) =>
    reason ? proposals.map((proposal) => suggestion(proposal, reason, trip)) : []
  const always = (proposals: readonly ProposedItem[]) =>
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

const baseReason = ({ item, per = 'trip' }: ProposedItem, trip: TripFacts): string =>
  item === powerAdapter && trip.sockets !== null ? trip.sockets : piecesReason(per, trip)

/** For children, known or possible (PACK-28). */
function familyReason(trip: TripFacts): string | null {
  if (hasChildren(trip)) return `for ${counted(trip.children ?? 0, 'child', 'children')}`
  return mayHaveChildren(trip) ? 'travelling as a family' : null
}

function smallChildReason(trip: TripFacts): string | null {
  const small = agesOf(trip).filter((age) => age < smallBelow)
  return small.length === 0 ? null : `for a child of ${counted(Math.min(...small), 'year')}`
}

/** Two names are the same item when only letter case or outer spaces differ. */
export const foldedName = (name: string): string => name.trim().toLowerCase()

const suggestion = (
  { item, category, essential = false, per = 'trip' }: ProposedItem,
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
