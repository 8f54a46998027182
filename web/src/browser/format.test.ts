import { currencies } from '@sojourn/contract/values/currencies'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullDate, money, monthDay, weekday } from './format.ts'

test('dates read as the language writes them, on any day', () => {
  const written = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(date)
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(monthDay(day)).toBe(written(date, { month: 'short', day: 'numeric' }))
      expect(fullDate(day)).toBe(written(date, { month: 'short', day: 'numeric', year: 'numeric' }))
      expect(weekday(day)).toBe(written(date, { weekday: 'short' }))
    }),
  )
})

test('amounts read as the language writes them, in every currency', () => {
  const written = (amount: number, currency: string) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).format(amount)
  const amounts = fc.oneof(
    fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100),
    fc.integer({ min: -1e9, max: 1e9 }).map((mills) => mills / 1000),
    fc.constantFrom(0, 1.005, 0.5, 999.995, 1e6, -0.01, 2.675, 5.5e-17, 0.1 + 0.2 - 0.3),
  )
  fc.assert(
    fc.property(amounts, fc.constantFrom(...currencies), (amount, currency) => {
      expect(money(amount, currency)).toBe(written(amount, currency))
    }),
    { numRuns: 2000 },
  )
})
