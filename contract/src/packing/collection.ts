import type { CollectionDescription } from '../sync/description.ts'
import { inPackingOrder } from './progress.ts'
import type { PackingItem } from './schema.ts'
import { packingCategoriesWords } from './words-categories.ts'
import { packingWords } from './words.ts'

export const packingCollection: CollectionDescription<PackingItem> = {
  path: 'packing',
  words: ['packing item', 'packing items'],
  part: ['Packing', 'item'],
  tab: 'packing',
  name: 'item',
  order: [
    ['createdAt', 'asc'],
    ['id', 'asc'],
  ],
  inOrder: inPackingOrder,
  fields: {
    item: { word: 'name' },
    category: { word: 'category', shown: (category) => packingCategoriesWords[category], default: 'other' },
    quantity: { word: 'quantity', default: 1 },
    memberName: { word: 'member name', default: null },
    notes: { word: 'notes', default: null },
    essential: { word: 'mark', shown: (is) => (is ? 'essential' : 'not essential'), default: false },
    packed: { word: 'tick', shown: (is) => (is ? 'packed' : 'not packed'), default: false },
    reason: { word: null, default: null },
  },
  mentioned: [],
  texts: {
    get addFailed() {
      return packingWords.addFailed
    },
    get updateFailed() {
      return packingWords.updateFailed
    },
    get deleteFailed() {
      return packingWords.deleteFailed
    },
  },
  waiting: (action, thing, fields) => {
    if (action === 'add') return ['Add', thing, 'to Packing']
    const isTick = action === 'change' && Object.keys(fields).length === 1 && 'packed' in fields
    return isTick ? [fields['packed'] ? 'Pack' : 'Unpack', thing, ''] : null
  },
  told: ({ action, fields, values, count }, name) => {
    const thing = count > 1 ? `${count} items` : name
    if (action === 'added') return ['added', thing, 'to the packing list']
    if (action === 'removed') return ['took', thing, 'off the packing list']
    if (fields.includes('packed')) return [values['packed'] ? 'packed' : 'unpacked', thing, '']
    return count === 1 ? null : ['changed', thing, 'on the packing list']
  },
}
