import { words } from '../words/words.ts'

export const expensesTodayWords = words('expenses-today', {
  safe: 'Safe to spend today',
  spent: 'Spent today',
  onTrack: 'on track',
  over: '{amount} over for today',
  noBudget: 'No budget set',
  ofAllowed: '{spent} of {allowed} spent today',
  failed: 'What was spent could not be loaded.',
  again: 'Try again',
})
