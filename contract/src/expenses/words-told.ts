import { words } from '../words/words.ts'

/** What waits on this device, and what others did. */
export const expensesToldWords = words('expenses-told', {
  waitsAdded: 'Add expense <b>{thing}</b> {amount}',
  waitsChanged: 'Change expense <b>{thing}</b>',
  waitsAmount: 'Change expense <b>{thing}</b> {amount}',
  waitsRemoved: 'Delete expense <b>{thing}</b>',
  added: '<b>{who}</b> added <b>{thing}</b>',
  addedAmount: '<b>{who}</b> added <b>{thing}</b>, {amount}',
  amount: '<b>{who}</b> changed the amount of <b>{thing}</b> to {amount}',
  renamed: '<b>{who}</b> renamed an expense to <b>{thing}</b>',
  split: '<b>{who}</b> changed who paid or shares <b>{thing}</b>',
})
