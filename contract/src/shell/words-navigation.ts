import { words } from '../words/words.ts'

export const shellNavigationWords = words('shell-navigation', {
  home: 'Home',
  plan: 'Plan',
  ai: 'AI Pro',
  pack: 'Pack',
  budget: 'Budget',
})
