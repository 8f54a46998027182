import type { PackingCategory } from '../categories.ts'
import { type Cold, jackets } from '../jacket.ts'
import type { PiecesPer } from '../pieces.ts'

export interface ProposedItem {
  item: string
  category: PackingCategory
  essential?: boolean
  /** One for the trip unless said otherwise. */
  per?: PiecesPer
}

export const powerAdapter = 'Power adapter'

/** Proposed for every trip (U-007). */
export const baseItems: readonly ProposedItem[] = [
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
export const clothesItems: readonly ProposedItem[] = [
  { item: 'Shirts and tops', category: 'clothing', per: 'night' },
  { item: 'Trousers or skirts', category: 'clothing', per: 'third night' },
  { item: 'Dress or smart outfit', category: 'clothing', per: 'adult' },
  { item: 'Sleepwear', category: 'clothing', per: 'person' },
]

const jacket = (cold: Cold): ProposedItem => ({
  item: jackets[cold],
  category: 'clothing',
  essential: true,
  per: 'person',
})
const sweater: ProposedItem = { item: 'Sweater', category: 'clothing', per: 'person' }
const scarfAndGloves: ProposedItem = { item: 'Scarf and gloves', category: 'clothing', per: 'person' }
const winterBoots: ProposedItem = { item: 'Winter boots', category: 'clothing', essential: true, per: 'person' }

export const coldItems: Readonly<Record<Cold, readonly ProposedItem[]>> = {
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

export const rainItems: readonly ProposedItem[] = [
  { item: 'Rain jacket', category: 'clothing', essential: true, per: 'person' },
  { item: 'Umbrella', category: 'gear' },
  { item: 'Waterproof shoes', category: 'clothing', per: 'person' },
]

export const snowItems: readonly ProposedItem[] = [winterBoots]

export const warmItems: readonly ProposedItem[] = [
  { item: 'Sunscreen', category: 'toiletries', essential: true },
  { item: 'Sunglasses', category: 'gear', per: 'person' },
  { item: 'Sun hat', category: 'clothing', per: 'person' },
  { item: 'Swimwear', category: 'clothing', per: 'person' },
]

export const familyItems: readonly ProposedItem[] = [
  { item: 'First-aid kit', category: 'medical', essential: true },
  { item: 'Snacks for the kids', category: 'kids' },
  { item: 'Games and books', category: 'kids', per: 'child' },
  { item: 'Change of clothes for the kids', category: 'kids', per: 'child' },
]

export const smallChildItems: readonly ProposedItem[] = [
  { item: 'Nappies and wipes', category: 'kids', essential: true },
  { item: 'Stroller or carrier', category: 'kids' },
]

export const repellent: ProposedItem = { item: 'Insect repellent', category: 'toiletries', essential: true }
