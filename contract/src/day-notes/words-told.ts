import { words } from '../words/words.ts'

/** What waits on this device, and what others did. */
export const dayNotesToldWords = words('day-notes-told', {
  waitsAdded: 'Add note <b>{thing}</b>',
  waitsChanged: 'Change note <b>{thing}</b>',
  waitsRemoved: 'Delete note <b>{thing}</b>',
  noted: '<b>{who}</b> noted <b>{thing}</b>',
  notedFor: '<b>{who}</b> noted <b>{thing}</b> for {day}',
  changed: '<b>{who}</b> changed a note to <b>{thing}</b>',
})
