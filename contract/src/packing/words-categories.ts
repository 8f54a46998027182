import { words } from '../words/words.ts'
import type { PackingCategory } from './categories.ts'

export const packingCategoriesWords = words('packing-categories', {
  clothing: 'Clothing',
  documents: 'Documents',
  electronics: 'Electronics',
  toiletries: 'Toiletries',
  medical: 'Medical',
  gear: 'Travel Gear',
  kids: 'Kids',
  entertainment: 'Entertainment',
  other: 'Other',
} satisfies Record<PackingCategory, string>)
