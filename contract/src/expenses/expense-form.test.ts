import { expect, test } from 'vitest'
import { expenseErrors, expenseProblem } from './expense-form.ts'

const missing = { title: 'Missing Fields', description: 'Please fill in description and amount' }
const invalidAmount = { title: 'Invalid Amount', description: 'Please enter a valid positive number' }
const noAmount = { amount: 'Amount is required' }
const noDescription = { description: 'Description is required' }
const badAmount = { amount: invalidAmount.description }
const whichOne = 'Do you mean 1234 or 1.23? Please type the one you mean'
const lunch = { description: 'Lunch', amount: '12.50', currency: 'EUR' } as const

test.each([
  ['nothing at all', { description: '', amount: '' }, { ...noAmount, ...noDescription }, missing],
  ['spaces', { description: '  ', amount: ' ' }, { ...noAmount, ...noDescription }, missing],
  ['no amount', { amount: '' }, noAmount, missing],
  ['no words and no number', { description: '', amount: 'abc' }, { ...badAmount, ...noDescription }, missing],
  ['zero', { amount: '0.00' }, badAmount, invalidAmount],
  ['less than a cent', { amount: '0.004' }, badAmount, invalidAmount],
  ['less than a yen', { amount: '0.4', currency: 'JPY' }, badAmount, invalidAmount],
  ['a currency sign', { amount: '€ 12.50' }, badAmount, invalidAmount],
  [
    'what may be a thousand',
    { amount: '1,234' },
    { amount: whichOne },
    { title: invalidAmount.title, description: whichOne },
  ],
  ['a negative amount', { amount: '-5' }, badAmount, invalidAmount],
] as const)(
  'EXP-20 EXP-21 with %s the fields and the toast say what is wrong',
  (_what, typed, fields, toast) => {
    expect(expenseErrors({ ...lunch, ...typed })).toEqual(fields)
    expect(expenseProblem({ ...lunch, ...typed })).toEqual(toast)
  },
)

test.each(['12.50', '12,50', '1 234,5', ' 7 ', '0.01', '10000000000'])(
  'an expense of %s can be sent',
  (amount) => {
    expect(expenseErrors({ ...lunch, amount })).toEqual({})
    expect(expenseProblem({ ...lunch, amount })).toBeNull()
  },
)
