import type { CollectionDescription } from '../sync/description.ts'
import { compareText } from '../values/compare-text.ts'
import { dayNotesWords } from './words.ts'
import type { DayNote } from './schema.ts'

export const dayNotesCollection: CollectionDescription<DayNote> = {
  path: 'day-notes',
  words: ['day note', 'day notes'],
  part: null,
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
  texts: {
    get addFailed() {
      return dayNotesWords.addFailed
    },
    get updateFailed() {
      return dayNotesWords.updateFailed
    },
    get deleteFailed() {
      return dayNotesWords.deleteFailed
    },
  },
  waiting: (action, thing) => [
    { add: 'Add note', change: 'Change note', remove: 'Delete note' }[action],
    thing,
    '',
  ],
  told: ({ action, values, count }, thing, tell) => {
    const day = count === 1 ? tell.day(values['date']) : ''
    if (action === 'added') return ['noted', thing, day && `for ${day}`]
    return action === 'changed' ? ['changed a note to', thing, ''] : null
  },
}
