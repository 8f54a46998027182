import { expect, test } from 'vitest'
import { expenseProblem, expenseProblems, expenseText } from './expense-form.ts'

const { missing, invalidAmount } = expenseText
const lunch = { description: 'Lunch', amount: '12.50', currency: 'EUR' } as const

test.each([
  ['nothing at all', { description: '', amount: '' }, { amount: missing, description: missing }, missing],
  ['spaces', { description: '  ', amount: ' ' }, { amount: missing, description: missing }, missing],
  ['no amount', { amount: '' }, { amount: missing }, missing],
  [
    'no description and no number',
    { description: '', amount: 'abc' },
    { amount: invalidAmount, description: missing },
    missing,
  ],
  ['zero', { amount: '0.00' }, { amount: invalidAmount }, invalidAmount],
  ['less than a cent', { amount: '0.004' }, { amount: invalidAmount }, invalidAmount],
  ['less than a yen', { amount: '0.4', currency: 'JPY' }, { amount: invalidAmount }, invalidAmount],
  ['a currency sign', { amount: '€ 12.50' }, { amount: invalidAmount }, invalidAmount],
  ['a comma', { amount: '12,5' }, { amount: invalidAmount }, invalidAmount],
  ['a negative amount', { amount: '-5' }, { amount: invalidAmount }, invalidAmount],
] as const)(
  'EXP-20 EXP-21 with %s the fields and the toast say what is wrong',
  (_what, typed, fields, toast) => {
    expect(expenseProblems({ ...lunch, ...typed })).toEqual(fields)
    expect(expenseProblem({ ...lunch, ...typed })).toBe(toast)
  },
)

test.each(['12.50', ' 7 ', '0.01', '10000000000'])('an expense of %s can be sent', (amount) => {
  expect(expenseProblem({ ...lunch, amount })).toBeNull()
})
