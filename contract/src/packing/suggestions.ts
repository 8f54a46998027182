import type { TravelMode } from '../trips/modes.ts'
import { agesOf, hasChildren, mayHaveChildren, type Party } from '../trips/party.ts'
import { meaningsOf, type Meaning } from '../words/meaning.ts'
import type { PackingCategory } from './categories.ts'
import { foldedName } from './folded-name.ts'
import { coldOf } from './jacket.ts'
import { piecesFor, piecesReason, type Travellers } from './pieces.ts'
import {
  type ProposedItem,
  baseItems,
  clothesItems,
  coldItems,
  familyItems,
  flightItems,
  nightOnWayItems,
  rainItems,
  repellent,
  smallChildItems,
  snowItems,
  warmItems,
} from './data/proposals.ts'
import { type PackingDay, type WeatherNeed, weatherNeeds, weatherReasons } from './weather-needs.ts'
import { packingThingsWords, type PackingThing } from './words-things.ts'

export interface PackingSuggestion {
  /** Its name, in the reader's language until it is on the list. */
  item: Meaning
  category: PackingCategory
  quantity: 1
  /** How many this trip needs: the item is added once (PACK-19), then counted. */
  pieces: number
  essential: boolean
  /** Why it is on the list; stays with the item. */
  reason: Meaning
}

const means = meaningsOf('packing-reasons')
const things = meaningsOf('packing-things')

const smallBelow = 3

const needItems = (days: readonly PackingDay[]): Record<WeatherNeed, readonly ProposedItem[]> => ({
  cold: coldItems[coldOf(days) ?? 'cool'],
  rain: rainItems,
  snow: snowItems,
  warm: warmItems,
})

/** What the bookings say of the way. */
interface BookedRides {
  flights: number
  /** Nights in the air, on a train or on a ship. */
  nightsOnWay: number
}

interface TripFacts extends Travellers, Pick<Party, 'childAges'> {
  travelMode: TravelMode
  weather: readonly PackingDay[]
  /** Why an adapter; null where the sockets are not known. */
  sockets: Meaning | null
  /** Why a repellent; null where nothing bites. */
  insects: Meaning | null
  booked: BookedRides
}

/**
 * What Smart Pack proposes, each with its reason; what the list already has, in whatever letter case and language, is
 * left out.
 */
export function packingSuggestions(
  trip: TripFacts,
  existing: readonly string[],
  namesOf: (thing: PackingThing) => readonly string[] = (thing) => [packingThingsWords[thing]],
): PackingSuggestion[] {
  const reasons = weatherReasons(trip.weather)
  const items = needItems(trip.weather)
  const because = (proposals: readonly ProposedItem[], reason: Meaning | null | undefined) =>
    reason ? proposals.map((proposal) => reasoned(proposal, reason)) : []
  const always = (proposals: readonly ProposedItem[]) =>
    proposals.map((proposal) => reasoned(proposal, baseReason(proposal, trip)))
  const had = new Set(existing.map(foldedName))
  const all = [
    ...always(baseItems),
    ...(trip.nights > 0 ? always(clothesItems) : []),
    ...weatherNeeds.flatMap((need) => because(items[need], reasons[need])),
    ...because([repellent], trip.insects),
    ...because(flightItems, counted('flights', trip.booked.flights)),
    ...because(nightOnWayItems, counted('nightsOnWay', trip.booked.nightsOnWay)),
    ...because(familyItems, familyReason(trip)),
    ...because(smallChildItems, smallChildReason(trip)),
  ]
  const seen = new Set<PackingThing>()
  return all
    .filter(({ proposal: { thing } }) => {
      const isNew = !seen.has(thing) && !namesOf(thing).some((name) => had.has(foldedName(name)))
      seen.add(thing)
      return isNew
    })
    .map(({ proposal, reason }) => suggestion(proposal, reason, trip))
}

const counted = (reason: 'flights' | 'nightsOnWay', count: number): Meaning | null =>
  count > 0 ? means(reason, { count }) : null

const reasoned = (proposal: ProposedItem, reason: Meaning) => ({ proposal, reason })

const baseReason = ({ thing, per = 'trip' }: ProposedItem, trip: TripFacts): Meaning =>
  thing === 'powerAdapter' && trip.sockets !== null ? trip.sockets : piecesReason(per, trip)

/** For children, known or possible (PACK-28). */
function familyReason(trip: TripFacts): Meaning | null {
  if (hasChildren(trip)) return means('children', { count: trip.children ?? 0 })
  return mayHaveChildren(trip) ? means('family') : null
}

function smallChildReason(trip: TripFacts): Meaning | null {
  const small = agesOf(trip).filter((age) => age < smallBelow)
  return small.length === 0 ? null : means('smallChild', { count: Math.min(...small) })
}

const suggestion = (
  { thing, category, essential = false, per = 'trip' }: ProposedItem,
  reason: Meaning,
  travellers: Travellers,
): PackingSuggestion => ({
  item: things(thing),
  category,
  quantity: 1,
  pieces: piecesFor(per, travellers),
  essential,
  reason,
})
