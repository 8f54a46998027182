import { expect, test } from 'vitest'
import { periodPrice, toBillingPeriod } from './billing-periods.ts'
import { premiumFeatures } from './features.ts'
import { billingFeaturesWords } from './words-features.ts'

test('ROUTE-06 plan=yearly preselects Yearly', () => {
  expect(toBillingPeriod('yearly')).toBe('yearly')
})

test.each(['monthly', null, '', 'Yearly', 'YEARLY', 'yearly ', 'weekly'])(
  'ROUTE-07 plan=%j preselects Monthly',
  (plan) => {
    expect(toBillingPeriod(plan)).toBe('monthly')
  },
)

test('the prices read $7.99 and $45.99', () => {
  expect([periodPrice('monthly'), periodPrice('yearly')]).toEqual(['$7.99', '$45.99'])
})

test('Premium adds six things, the last of which the popup does not name', () => {
  expect(premiumFeatures.map((key) => billingFeaturesWords[key])).toEqual([
    'Unlimited trips',
    'AI suggestions',
    'Pro packing assistant',
    'Offline access',
    'Advanced budget tracking',
    'Priority support',
  ])
})
