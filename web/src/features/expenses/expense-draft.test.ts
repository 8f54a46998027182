import type { Expense } from '@sojourn/contract/expenses/schema'
import { expect, test } from 'vitest'
import { expenseChangesOf, expenseDraftOf } from './expense-draft.ts'

const dinner = {
  amount: '42.50',
  currency: 'EUR',
  category: 'food',
  description: 'Dinner',
  date: '2027-04-20',
  notes: null,
} as Expense

test.each([
  ['nothing', {}, null],
  ['a space at its end', { description: 'Dinner ' }, null],
  ['the description', { description: 'Fado night' }, { description: 'Fado night' }],
  ['the amount, which is meant in its currency', { amount: '45' }, { amount: '45', currency: 'EUR' }],
  [
    'the currency, and with it the amount',
    { currency: 'USD' as const },
    { amount: '42.50', currency: 'USD' },
  ],
])('of an expense whose form changed %s, only that is sent', (_what, typed, sent) => {
  expect(expenseChangesOf(dinner, { ...expenseDraftOf(dinner), ...typed })).toEqual(sent)
})
