import { words } from '../words/words.ts'

export const shellShortcutsWords = words('shell-shortcuts', {
  home: 'Home',
  plan: 'Plan',
  pack: 'Packing',
  budget: 'Budget',
  new: 'New item on the open tab, or a new trip',
  search: 'Search destination, in a dialog',
  help: 'This list',
})
