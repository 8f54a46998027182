import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorFromText } from './money.ts'
import { amountQuestion, plainAmount } from './typed-amount.ts'

test.each([
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['12,5', '12.5'],
  ['0,005', '0.005'],
  ['1234,567', '1234.567'],
  ['1234', '1234'],
  ['1 234', '1234'],
  ['1\u202F234,50', '1234.50'],
  ['1\u00A0234\u00A0567.5', '1234567.5'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['1’234', '1234'],
  ['1,234,567', '1234567'],
  ['1.234.567,89', '1234567.89'],
  ['12,34,567.50', '1234567.50'],
  ['  7,99 ', '7.99'],
])('"%s" is understood as %s, whatever the country', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain)
  expect(amountQuestion(typed)).toBeNull()
})

test.each([
  ['1,234', 'Do you mean 1234 or 1.23? Please type the one you mean'],
  ['1.234', 'Do you mean 1234 or 1.23? Please type the one you mean'],
  [' 250,005 ', 'Do you mean 250005 or 250.01? Please type the one you mean'],
])('"%s" is asked back', (typed, question) => {
  expect(amountQuestion(typed)).toBe(question)
})

test.each([
  ['12,500', '12500'],
  ['1.234', '1234'],
  ['1,234,567', '1234567'],
  ['980', '980'],
])('"%s" yen are %s: the currency has no decimals, so nobody is asked', (typed, plain) => {
  expect(plainAmount(typed, 'JPY')).toBe(plain)
  expect(amountQuestion(typed, 'JPY')).toBeNull()
})

test.each([
  '',
  'abc',
  '12 50',
  '1,234,56',
  '1,2.3',
  '1,234,567,8',
  '12.11.2026',
  '1, 234',
  '-5',
  '€ 5',
  '1,234.5.6',
])('"%s" is no amount: it stays as it was typed', (typed) => {
  expect(plainAmount(typed)).toBe(typed)
  expect(amountQuestion(typed)).toBeNull()
  expect(minorFromText(plainAmount(typed), 'EUR')).toBeNull()
})

test('an amount as any country writes it with its decimals is that amount', () => {
  const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'pt-BR', 'pl-PL', 'sv-SE']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), fc.constantFrom(...locales), (minor, locale) => {
      const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100)
      expect(minorFromText(plainAmount(typed), 'EUR')).toBe(minor)
    }),
  )
})
