import type { PackingCategory } from '../categories.ts'
import { type Cold, jackets } from '../jacket.ts'
import type { PiecesPer } from '../pieces.ts'
import type { PackingThing } from '../words-things.ts'

export interface ProposedItem {
  thing: PackingThing
  category: PackingCategory
  essential?: boolean
  /** One for the trip unless said otherwise. */
  per?: PiecesPer
}

/** Proposed for every trip (U-007). */
export const baseItems: readonly ProposedItem[] = [
  { thing: 'passport', category: 'documents', essential: true, per: 'person' },
  { thing: 'insurance', category: 'documents', essential: true },
  { thing: 'tickets', category: 'documents', essential: true },
  { thing: 'charger', category: 'electronics', essential: true, per: 'person' },
  { thing: 'powerAdapter', category: 'electronics' },
  { thing: 'underwear', category: 'clothing', essential: true, per: 'night' },
  { thing: 'socks', category: 'clothing', per: 'night' },
  { thing: 'walkingShoes', category: 'clothing', per: 'person' },
  { thing: 'toothbrush', category: 'toiletries', essential: true, per: 'person' },
  { thing: 'medication', category: 'medical', essential: true },
  { thing: 'dayBackpack', category: 'gear' },
]

/** Worn by the night; for a day's trip one wears what one has on. */
export const clothesItems: readonly ProposedItem[] = [
  { thing: 'shirts', category: 'clothing', per: 'night' },
  { thing: 'trousers', category: 'clothing', per: 'third night' },
  { thing: 'smartOutfit', category: 'clothing', per: 'adult' },
  { thing: 'sleepwear', category: 'clothing', per: 'person' },
]

const jacket = (cold: Cold): ProposedItem => ({
  thing: jackets[cold],
  category: 'clothing',
  essential: true,
  per: 'person',
})
const sweater: ProposedItem = { thing: 'sweater', category: 'clothing', per: 'person' }
const scarfAndGloves: ProposedItem = { thing: 'scarfAndGloves', category: 'clothing', per: 'person' }
const winterBoots: ProposedItem = { thing: 'winterBoots', category: 'clothing', essential: true, per: 'person' }

export const coldItems: Readonly<Record<Cold, readonly ProposedItem[]>> = {
  cool: [jacket('cool'), sweater],
  cold: [jacket('cold'), sweater, scarfAndGloves],
  freezing: [
    jacket('freezing'),
    sweater,
    scarfAndGloves,
    winterBoots,
    { thing: 'warmHat', category: 'clothing', per: 'person' },
    { thing: 'thermalUnderwear', category: 'clothing', per: 'third night' },
  ],
}

export const rainItems: readonly ProposedItem[] = [
  { thing: 'rainJacket', category: 'clothing', essential: true, per: 'person' },
  { thing: 'umbrella', category: 'gear' },
  { thing: 'waterproofShoes', category: 'clothing', per: 'person' },
]

export const snowItems: readonly ProposedItem[] = [winterBoots]

export const warmItems: readonly ProposedItem[] = [
  { thing: 'sunscreen', category: 'toiletries', essential: true },
  { thing: 'sunglasses', category: 'gear', per: 'person' },
  { thing: 'sunHat', category: 'clothing', per: 'person' },
  { thing: 'swimwear', category: 'clothing', per: 'person' },
]

/** What a flight asks for. */
export const flightItems: readonly ProposedItem[] = [
  { thing: 'liquidsBag', category: 'toiletries', essential: true, per: 'person' },
]

export const nightOnWayItems: readonly ProposedItem[] = [
  { thing: 'neckPillow', category: 'gear', per: 'person' },
]

export const familyItems: readonly ProposedItem[] = [
  { thing: 'firstAidKit', category: 'medical', essential: true },
  { thing: 'kidsSnacks', category: 'kids' },
  { thing: 'kidsGames', category: 'kids', per: 'child' },
  { thing: 'kidsClothes', category: 'kids', per: 'child' },
]

export const smallChildItems: readonly ProposedItem[] = [
  { thing: 'nappies', category: 'kids', essential: true },
  { thing: 'stroller', category: 'kids' },
]

export const repellent: ProposedItem = { thing: 'repellent', category: 'toiletries', essential: true }
