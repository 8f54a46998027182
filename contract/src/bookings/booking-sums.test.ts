import { expect, test } from 'vitest'
import { bookingSums } from './booking-sums.ts'

const one = { status: 'booked', price: 0.1, currency: 'EUR', payment: 'open', deposit: null } as const

test('what is booked is summed exactly, each currency by itself, and what is cancelled counts nothing', () => {
  expect(
    bookingSums([
      one,
      { ...one, price: 0.2, payment: 'paid' },
      { ...one, price: null },
      { ...one, price: 10, payment: 'deposit', deposit: 2.5 },
      { ...one, price: 99, status: 'cancelled' },
      { ...one, price: 1200, currency: 'JPY', payment: 'there' },
    ]),
  ).toEqual([
    { currency: 'EUR', planned: 10.3, paid: 2.7, open: 7.6 },
    { currency: 'JPY', planned: 1200, paid: 0, open: 1200 },
  ])
})
