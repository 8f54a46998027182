import { expect, test } from 'vitest'
import { canUse, featureKeys, hasRoom, planLimits, upgradeMessage } from './plan-limits.ts'

const unused = { ownedTrips: 0, aiSuggestionsThisMonth: 0 }
const used = { ownedTrips: 30, aiSuggestionsThisMonth: 500 }

test.each(featureKeys)('AUTH-25 a visitor cannot use %s', (feature) => {
  expect(canUse(feature, null, unused)).toBe(false)
  expect(canUse(feature, null, used)).toBe(false)
})

test('ROLE-01 the free plan holds 3 trips and 5 AI suggestions a month', () => {
  expect(planLimits.free).toMatchObject({ maxTrips: 3, aiSuggestionsPerMonth: 5 })
})

test('ROLE-02 DATA-07 the free plan opens none of the seven switches', () => {
  const { maxTrips: _trips, aiSuggestionsPerMonth: _suggestions, ...switches } = planLimits.free
  expect(switches).toEqual({
    canAccessAIPro: false,
    canExportData: false,
    canCollaborate: false,
    hasAdvancedAnalytics: false,
    hasPremiumSupport: false,
    hasOfflineAccess: false,
    hasPackPalPro: false,
  })
})

test('ROLE-03 the Pro plan is unlimited in everything', () => {
  const { maxTrips, aiSuggestionsPerMonth, ...switches } = planLimits.pro
  expect([maxTrips, aiSuggestionsPerMonth]).toEqual([null, null])
  expect(new Set(Object.values(switches))).toEqual(new Set([true]))
})

test('DATA-08 GATE-24 the Pro check knows these nine features, and Pro opens each of them', () => {
  expect([...featureKeys].toSorted()).toEqual([
    'advanced_analytics',
    'ai_pro',
    'ai_suggestions',
    'collaboration',
    'export_data',
    'offline_access',
    'packpal_pro',
    'premium_support',
    'unlimited_trips',
  ])
  for (const feature of featureKeys) expect(canUse(feature, 'pro', used)).toBe(true)
})

test.each(featureKeys.filter((feature) => feature !== 'ai_suggestions'))(
  'a free user cannot use %s',
  (feature) => {
    expect(canUse(feature, 'free', unused)).toBe(false)
  },
)

test.each([
  [0, true],
  [4, true],
  [5, false],
  [6, false],
])('a free user who had %i AI suggestions this month may have another: %s', (count, allowed) => {
  expect(canUse('ai_suggestions', 'free', { ownedTrips: 0, aiSuggestionsThisMonth: count })).toBe(allowed)
})

test.each([
  [3, 2, true],
  [3, 3, false],
  [3, 4, false],
  [null, 1_000_000, true],
])('a limit of %s with %i used leaves room: %s', (limit, count, room) => {
  expect(hasRoom(limit, count)).toBe(room)
})

test.each([
  ['GATE-07', 'unlimited_trips', 'Upgrade to Pro for unlimited trips'],
  ['GATE-08', 'ai_pro', 'Upgrade to Pro for advanced AI features'],
  ['GATE-09', 'advanced_analytics', 'Upgrade to Pro for detailed analytics'],
  ['GATE-10', 'offline_access', 'Upgrade to Pro for offline access'],
  ['GATE-11', 'premium_support', 'Upgrade to Pro for priority support'],
  ['GATE-12', 'export_data', 'Upgrade to Pro to export your data'],
  ['GATE-13', 'collaboration', 'Upgrade to Pro to share trips with others'],
  ['GATE-14', 'packpal_pro', 'Upgrade to Pro for smart packing suggestions'],
  ['GATE-15', 'ai_suggestions', 'Upgrade to Pro for unlimited AI suggestions'],
  ['GATE-16', 'something_else', 'Upgrade to Pro to unlock this feature'],
])('%s whoever lacks %s reads "%s"', (_row, feature, message) => {
  expect(upgradeMessage(feature)).toBe(message)
})
