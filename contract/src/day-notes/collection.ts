import type { CollectionDescription } from '../sync/description.ts'
import { compareText } from '../values/compare-text.ts'
import type { DayNote } from './schema.ts'

export const dayNotesCollection: CollectionDescription<DayNote> = {
  path: 'day-notes',
  isPart: false,
  tab: 'plan',
  name: 'text',
  order: [
    ['date', 'asc'],
    ['createdAt', 'asc'],
    ['id', 'asc'],
  ],
  inOrder: (notes) =>
    notes.toSorted(
      (a, b) =>
        compareText(a.date, b.date) || compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id),
    ),
  fields: {
    date: { word: 'date', shown: 'date' },
    text: { word: 'note' },
  },
  mentioned: ['date'],
}
