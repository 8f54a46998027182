import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCurrencies, currencies, currencyDigits } from '../values/currencies.ts'
import { convertMinor, datedRate, impliedRate, rateBetween } from './convert.ts'
import { shippedRates } from './data/shipped-rates.ts'
import { totalSpent } from './budget.ts'

const currency = fc.constantFrom(...allCurrencies.filter((code) => rateBetween(shippedRates, code, 'EUR')))
const amount = fc.integer({ min: 1, max: 1_000_000_000 })

test.each([
  ['USD', 'USD', 1234, '1', 1234],
  ['EUR', 'JPY', 1000, '178.906', 1789],
  ['JPY', 'EUR', 1789, '0.0055895274', 1000],
  ['USD', 'EUR', 1, '0.5', 1],
  ['USD', 'EUR', 1, '0.4999', 0],
] as const)('%s to %s: %i at %s is %i', (from, to, minor, rate, expected) => {
  expect(convertMinor(minor, from, to, rate)).toBe(expected)
})

test('a rate of a currency that the daily rates do not name says the older day it is from', () => {
  expect(datedRate(shippedRates, 'USD', 'EUR')?.rateDate).toBe(shippedRates.date)
  expect(datedRate(shippedRates, 'TRY', 'EUR')?.rateDate).toBe('2024-09-17')
  expect(datedRate(shippedRates, 'XOF', 'EUR')?.rate).toBe('0.0015244902')
  expect(datedRate(shippedRates, 'KPW', 'EUR')).toBeNull()
})

test('what was charged says the rate, also between currencies of other decimals', () => {
  expect(impliedRate(684_000, 'TRY', 14_035, 'EUR')).toBe('0.0205190058')
  expect(impliedRate(1000, 'JPY', 559, 'EUR')).toBe('0.00559')
  expect(impliedRate(1_500, 'KWD', 450, 'EUR')).toBe('3')
})

test('the shipped rates name all eight currencies and their day', () => {
  expect(Object.keys(shippedRates.perEuro).toSorted()).toEqual([...currencies].toSorted())
  expect(shippedRates.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('a conversion is right to half of the smallest unit', () => {
  fc.assert(
    fc.property(amount, currency, currency, (minor, from, to) => {
      const rate = rateBetween(shippedRates, from, to) ?? ''
      const exact = (minor / 10 ** currencyDigits(from)) * Number(rate) * 10 ** currencyDigits(to)
      return Math.abs(convertMinor(minor, from, to, rate) - exact) <= 0.5 + exact * 1e-9
    }),
  )
})

test('there and back is the same within a rounding of each step', () => {
  fc.assert(
    fc.property(currency, currency, (from, to) => {
      const there = Number(rateBetween(shippedRates, from, to))
      const back = Number(rateBetween(shippedRates, to, from))
      // A rate has ten decimals, which of a very small one leaves few that count.
      return Math.abs(there * back - 1) < 1e-10 * (1 / there + 1 / back)
    }),
  )
})

test('the total of a ledger in any currencies is the sum of its converted parts', () => {
  const ledger = fc.array(fc.record({ minor: amount, from: currency }), { maxLength: 200 })
  fc.assert(
    fc.property(ledger, currency, (parts, to) => {
      const converted = parts.map(({ minor, from }) =>
        convertMinor(minor, from, to, rateBetween(shippedRates, from, to) ?? ''),
      )
      const exact = converted.reduce((sum, part) => sum + BigInt(part), 0n)
      return BigInt(totalSpent(converted.map((convertedMinor) => ({ convertedMinor })))) === exact
    }),
  )
})
