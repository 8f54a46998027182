import { words } from '../words/words.ts'

/** What waits on this device, and what others did. */
export const itineraryToldWords = words('itinerary-told', {
  waitsAdded: 'Add <b>{thing}</b> on {day}',
  waitsMoved: 'Move <b>{thing}</b> to {time}',
  waitsOrder: 'Reorder <b>the activities</b> of {day}',
  added: '<b>{who}</b> added <b>{thing}</b>',
  addedTo: '<b>{who}</b> added <b>{thing}</b> to {day}',
  moved: '<b>{who}</b> moved <b>{thing}</b>',
  movedTo: '<b>{who}</b> moved <b>{thing}</b> to {day}',
  renamed: '<b>{who}</b> renamed an activity to <b>{thing}</b>',
})
