import { words } from '../words/words.ts'

/** What waits on this device, and what others did. */
export const legsToldWords = words('legs-told', {
  waitsAdded: 'Add <b>{thing}</b> from {day}',
  addedFrom: '<b>{who}</b> added <b>{thing}</b> from {day}',
})
