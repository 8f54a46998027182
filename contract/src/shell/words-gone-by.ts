import { words } from '../words/words.ts'

export const shellGoneByWords = words('shell-gone-by', {
  activity: '{name} deleted this activity',
  booking: '{name} deleted this booking',
  expense: '{name} deleted this expense',
  idea: '{name} deleted this idea',
  note: '{name} deleted this note',
  packing: '{name} deleted this packing item',
})
