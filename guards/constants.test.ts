// Each number of the specification stands in one place: nowhere else is it written as a number of its own.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prices } from '../contract/src/billing/features.ts'
import { planLimits } from '../contract/src/billing/plan-limits.ts'
import { cityIds, popularIds } from '../contract/src/places/data/cities.ts'
import { currencies, defaultCurrency } from '../contract/src/values/currencies.ts'

const root = new URL('../', import.meta.url).pathname

/** Code alone: comments, tables of facts and tests may name a number. */
const filesWith = (pattern: RegExp): string[] =>
  globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|\/data\//.test(file))
    .filter((file) =>
      readFileSync(root + file, 'utf8')
        .split('\n')
        .some((line) => !/^\s*(\/\/|\/?\*)/.test(line) && pattern.test(line)),
    )

test('CONST-01 three trips and five AI suggestions a month are written once, for server and screen', () => {
  expect([planLimits.free.maxTrips, planLimits.free.aiSuggestionsPerMonth]).toEqual([3, 5])
  expect(filesWith(/maxTrips: \d|aiSuggestionsPerMonth: \d/)).toEqual(['contract/src/billing/plan-limits.ts'])
})

test('CONST-02 the prices are written once', () => {
  expect(prices).toEqual({ monthly: 7.99, yearly: 45.99 })
  expect(filesWith(/\b(7\.99|45\.99|799|4599)\b/)).toEqual(['contract/src/billing/features.ts'])
})

test('CONST-03 the default currency, the eight currencies and the popular destinations are constants', () => {
  expect(defaultCurrency).toBe('USD')
  expect(currencies).toHaveLength(8)
  expect([cityIds.length, popularIds.length]).toEqual([30, 12])
})
