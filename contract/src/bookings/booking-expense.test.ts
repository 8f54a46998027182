import { expect, test } from 'vitest'
import { z } from 'zod'
import { expenseIdOf, spentOn } from './booking-expense.ts'

test('the expense of a booking has a name of its own that every device finds', () => {
  for (let nth = 0; nth < 200; nth++) {
    const id = crypto.randomUUID()
    const own = expenseIdOf(id)
    expect(z.uuid().safeParse(own).success).toBe(true)
    expect(own).not.toBe(id)
    expect(expenseIdOf(own)).toBe(id)
  }
})

const paid = { status: 'booked', payment: 'paid', price: 80, deposit: null, private: false } as const

test.each([
  ['paid, the price', {}, 80],
  ['a deposit, the deposit alone', { payment: 'deposit', deposit: 20 }, 20],
  ['not yet paid, nothing', { payment: 'open' }, null],
  ['paid where one goes, nothing yet', { payment: 'there' }, null],
  ['cancelled, nothing', { status: 'cancelled' }, null],
  ['seen by one alone, nothing in the budget of all', { private: true }, null],
] as const)('of what is %s is spent', (_what, changes, spent) => {
  expect(spentOn({ ...paid, ...changes })).toBe(spent)
})
