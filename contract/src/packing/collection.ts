import type { CollectionDescription } from '../sync/description.ts'
import { inPackingOrder } from './progress.ts'
import type { PackingItem } from './schema.ts'
import { packingCategoriesWords } from './words-categories.ts'
import { packingMarksWords } from './words-marks.ts'

export const packingCollection: CollectionDescription<PackingItem> = {
  path: 'packing',
  isPart: true,
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
    memberName: { word: 'memberName', default: null },
    notes: { word: 'notes', default: null },
    essential: {
      word: 'mark',
      shown: (is) => (is ? packingMarksWords.essential : packingMarksWords.notEssential),
      default: false,
    },
    packed: {
      word: 'tick',
      shown: (is) => (is ? packingMarksWords.packed : packingMarksWords.notPacked),
      default: false,
    },
    reason: { word: null, default: null },
  },
  mentioned: [],
}
