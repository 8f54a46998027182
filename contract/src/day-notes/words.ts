import { words } from '../words/words.ts'

export const dayNotesWords = words('day-notes', {
  label: 'Note',
  add: 'Add note',
  edit: 'Edit note',
  save: 'Save note',
  saving: 'Saving...',
  noteFor: 'Note for {day}',
  noteForSpoken: 'Note for {day}: ',
  placeholder: 'Gate codes, who meets where, what to remember',
  emptied: 'Emptied, it is removed',
  required: 'A note needs some text',
  deleted: 'Note deleted',
})
