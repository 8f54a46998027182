import { words } from '../words/words.ts'

export const expensesSplitWords = words('expenses-split', {
  nobody: 'Somebody has to be in',
  twice: 'Everybody stands in it once',
  both: 'Say both who paid and who shares it',
  paidLeft: 'What was paid differs from the amount by {amount}',
  sharedLeft: 'What is shared differs from the amount by {amount}',
  percentLeft: 'The percents differ from 100 by {percent}',
  unknown: 'Somebody in it is not on this trip',
})
