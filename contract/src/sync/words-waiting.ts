import { words } from '../words/words.ts'

/** What waits on this device, in the tray: the usual words, and those of a trip as a whole and the own profile. */
export const syncWaitingWords = words('sync-waiting', {
  add: 'Add <b>{thing}</b>',
  change: 'Change <b>{thing}</b>',
  remove: 'Delete <b>{thing}</b>',
  entry: 'an entry',
  createTrip: 'Create <b>{thing}</b> in {destination}',
  changeBudget: 'Change <b>{thing}</b> (budget)',
  thisTrip: 'this trip',
  changeDates: 'Change the dates of <b>{thing}</b>, with its plan',
  changeSeveral: 'Change {count} entry|Change {count} entries',
  changeName: 'Change your name to <b>{name}</b>',
  changeUnits: 'Change <b>your units</b>',
  changeLanguage: 'Change <b>your language</b>',
})
