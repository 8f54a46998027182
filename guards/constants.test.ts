// Each number of the specification stands in one place: nowhere else is it written as a number of its own.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prices } from '../contract/src/billing/features.ts'
import { planLimits } from '../contract/src/billing/plan-limits.ts'
import { suggestionsFreshMs } from '../contract/src/ai/freshness.ts'
import { maxRecommendations, tagsShown } from '../contract/src/ai/preferences.ts'
import { loaderStep, loaderStepMs } from '../contract/src/ai/texts.ts'
import { budgetOf, previewCount, recentDays } from '../contract/src/expenses/budget.ts'
import { defaultZoom, directionArrows, maxZoom } from '../contract/src/map/defaults.ts'
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

/** For what a file keeps to itself: that it says so. */
const says = (file: string, text: string): boolean => readFileSync(root + file, 'utf8').includes(text)

test('CONST-04 the session is asked for 15 s, three times 3 s apart; a trip four times a second apart, fresh for 30 s', () => {
  const limits = '{ limitMs: 15_000, retryDelayMs: 3_000, maxRetries: 2 }'
  expect(says('web/src/queries/session-check.ts', limits)).toBe(true)
  for (const text of ['tripRetries = 3', 'retryDelay: 1000', 'staleTime: 30_000'])
    expect([text, says('web/src/queries/trips.ts', text)]).toEqual([text, true])
})

test('CONST-07 a deleted trip is left after 1 s, the checkout of a subscriber after 2 s, a lost session after 500 ms; the theme is kept as theme', () => {
  const places: Record<string, string> = {
    'web/src/features/trips/settings/trip-settings.tsx': 'leaveAfterMs = 1000',
    'web/src/features/billing/use-checkout.ts': 'homeAfterMs = 2_000',
    'web/src/sync/cache/query-client.ts': 'loginRedirectMs = 500',
    'web/src/browser/theme-store.ts': "themeKey = 'theme'",
  }
  for (const [file, text] of Object.entries(places)) expect([file, says(file, text)]).toEqual([file, true])
  expect(filesWith(/(leaveAfterMs|homeAfterMs|loginRedirectMs|themeKey) = /)).toHaveLength(4)
})

test('CONST-08 installing is offered again after 24 h, an empty start is looked at after 3 s; the terms say 13 years and 30 days', () => {
  expect(says('web/src/pwa/install-offer.ts', 'dismissalMs = 24 * 60 * 60 * 1000')).toBe(true)
  expect(says('web/public/start.js', 'patienceMs = 3000')).toBe(true)
  const terms = 'web/src/features/legal/data/terms.ts'
  expect(says(terms, 'at least 13 years old')).toBe(true)
  expect(says(terms, 'at least 30 days’ notice of price changes')).toBe(true)
})

test('CONST-09 four expenses at first, colours at 90% and 100%, seven days; three tags, five minutes, eight recommendations', () => {
  expect([previewCount, recentDays, tagsShown, suggestionsFreshMs, maxRecommendations]).toEqual([
    4, 7, 3, 300_000, 8,
  ])
  expect([90, 91, 100, 101].map((spent) => budgetOf(spent, 100).colour)).toEqual([
    'green',
    'yellow',
    'yellow',
    'red',
  ])
})

test('CONST-10 the map opens at zoom 13, at most 19, with three arrows; the loader goes 25% further every 2 s', () => {
  expect([defaultZoom, maxZoom, directionArrows, loaderStepMs]).toEqual([13, 19, 3, 2000])
  expect([0, 2000, 4000, 6000].map((ms) => loaderStep(ms).percent)).toEqual([25, 50, 75, 100])
})
