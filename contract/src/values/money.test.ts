import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCurrencies, currencyDigits } from './currencies.ts'
import { fromMinor, maxMinor, minorFromText, minorToText, toMinor } from './money.ts'

test.each([
  ['12.50', 'EUR', 1250],
  ['12.5', 'EUR', 1250],
  ['12', 'USD', 1200],
  ['0.005', 'USD', 1],
  ['0.004', 'USD', 0],
  ['1.005', 'GBP', 101],
  ['1250', 'JPY', 1250],
  ['1250.5', 'JPY', 1251],
  ['1250.49', 'JPY', 1250],
  ['  7.99 ', 'CHF', 799],
  ['10000000000.00', 'USD', 1_000_000_000_000],
] as const)('%s in %s is %i of the smallest unit', (text, currency, minor) => {
  expect(minorFromText(text, currency)).toBe(minor)
})

test.each([
  '',
  'abc',
  '12,5',
  '1e309',
  '1e3',
  '-5',
  '+5',
  '0x10',
  '.5',
  '5.',
  '1.2.3',
  '9'.repeat(30),
  'NaN',
  'Infinity',
  '10000000000.01',
])('the text "%s" is no amount', (text) => {
  expect(minorFromText(text, 'USD')).toBeNull()
})

const amount = fc.integer({ min: 0, max: maxMinor })
const currency = fc.constantFrom(...allCurrencies)

test('an amount written and read again is the same, in every currency', () => {
  fc.assert(
    fc.property(amount, currency, (minor, code) => minorFromText(minorToText(minor, code), code) === minor),
  )
})

test('a number made of an amount leads back to it', () => {
  fc.assert(fc.property(amount, currency, (minor, code) => toMinor(fromMinor(minor, code), code) === minor))
})

test('texts carry exactly the decimals of their currency', () => {
  fc.assert(
    fc.property(
      amount,
      currency,
      (minor, code) => (minorToText(minor, code).split('.')[1] ?? '').length === currencyDigits(code),
    ),
  )
})
