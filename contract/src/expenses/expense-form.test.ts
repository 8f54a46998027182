import { expect, test } from 'vitest'
import { expenseErrors, expenseProblem } from './expense-form.ts'

test.each([
  ['   ', '  ', { amount: 'Amount is required', description: 'Description is required' }],
  ['Museum', '-3', { amount: 'Please enter a valid positive number' }],
  ['', '12.50', { description: 'Description is required' }],
  ['Museum', '12.50', {}],
])('an expense of "%s" for "%s" says beneath its fields what is missing', (description, amount, errors) => {
  const form = { description, amount, currency: 'EUR' } as const
  expect(expenseErrors(form)).toEqual(errors)
  expect(expenseProblem(form) === null).toBe(Object.keys(errors).length === 0)
})
