import { words } from '../words/words.ts'

/** A trip is made once more, under other dates. */
export const tripsDuplicateWords = words('trips-duplicate', {
  title: 'Duplicate Trip',
  text: 'A new trip of your own. Bookings, expenses and people stay with this one.',
  copyOf: '{title} (copy)',
  what: 'What comes along',
  plan: 'Plan',
  ideas: 'Ideas',
  packing: 'Packing list',
  packingHint: '{things}, unpacked',
  budget: 'Budget',
  places: 'Places',
  nothing: 'Nothing yet',
  becomeIdeas: 'Beyond the new end, these become ideas: {things}',
  leftOut: 'Beyond the new end, these are left out: {things}',
  making: 'Duplicating...',
  made: 'Trip duplicated',
  failed: 'The trip could not be duplicated. Please try again.',
})
