import { words } from '../words/words.ts'

export const shellGoneWords = words('shell-gone', {
  activity: 'This activity was deleted',
  booking: 'This booking was deleted',
  expense: 'This expense was deleted',
  idea: 'This idea was deleted',
  note: 'This note was deleted',
  packing: 'This packing item was deleted',
})
