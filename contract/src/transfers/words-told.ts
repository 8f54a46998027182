import { words } from '../words/words.ts'

/** What waits on this device, and what others did. */
export const transfersToldWords = words('transfers-told', {
  waitsAdded: 'Mark <b>{amount}</b> as paid',
  waitsRemoved: 'Take back that <b>{thing}</b> was paid',
  marked: '<b>{who}</b> marked <b>{amount}</b> as paid',
  takenBack: '<b>{who}</b> took back that <b>{amount}</b> was paid',
})
