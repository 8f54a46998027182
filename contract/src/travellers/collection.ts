import type { CollectionDescription } from '../sync/description.ts'
import { compareText } from '../values/compare-text.ts'
import type { Traveller } from './schema.ts'

export const travellersCollection: CollectionDescription<Traveller> = {
  path: 'travellers',
  isPart: false,
  tab: 'collaboration',
  name: 'name',
  order: [
    ['createdAt', 'asc'],
    ['id', 'asc'],
  ],
  inOrder: (travellers) =>
    travellers.toSorted((a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id)),
  fields: {
    name: { word: 'name' },
    tone: { word: null, default: 1 },
    userId: { word: null, default: null },
    household: { word: null, default: null },
    claimedAt: { word: null, default: null },
  },
  mentioned: ['userId'],
}
