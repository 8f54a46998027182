import { periodPrice } from '@sojourn/contract/billing/billing-periods'
import { prices } from '@sojourn/contract/billing/features'
import { expect, test } from 'vitest'
import { paths, yearlyOffer } from './offer.ts'

test('LAND-15 LAND-18 both prices come from the one list of prices, with the label as it was given', () => {
  expect(periodPrice('monthly')).toBe('$7.99')
  expect(yearlyOffer()).toBe('Or $45.99 per year (Save $50.89!)')
})

test('the saving that the label names is a dollar more than the true one (C-002)', () => {
  const trueSaving = prices.monthly * 12 - prices.yearly
  expect(trueSaving.toFixed(2)).toBe('49.89')
})

test('LAND-17 LAND-19 buying leads through sign-in to the chosen plan, its address encoded', () => {
  expect(paths.monthly).toBe('/login?returnTo=%2Fsubscribe%3Fplan%3Dmonthly')
  expect(paths.yearly).toBe('/login?returnTo=%2Fsubscribe%3Fplan%3Dyearly')
})
