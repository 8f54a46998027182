import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLive, premiumUntil, surplusOf } from './entitlement.ts'
import type { ProviderSubscription } from './stripe-objects.ts'

const at = (date: string) => new Date(`${date}T12:00:00Z`)

const subscription = (changes: Partial<ProviderSubscription>): ProviderSubscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  status: 'active',
  plan: 'monthly',
  isOffered: true,
  itemId: 'si_1',
  amount: 799,
  currency: 'usd',
  startedAt: at('2027-01-10'),
  periodStart: at('2027-03-10'),
  periodEnd: at('2027-04-10'),
  endsAt: null,
  card: null,
  ...changes,
})

test.each([
  ['that renews lasts past the period, in case the news of renewal is late', {}, '2027-04-13'],
  ['that was cancelled ends with the period', { endsAt: at('2027-04-10') }, '2027-04-10'],
  ['whose renewal was refused lasts seven days', { status: 'past_due' }, '2027-03-17'],
  [
    'that was refused and cancelled lasts no longer',
    { status: 'past_due', endsAt: at('2027-03-12') },
    '2027-03-12',
  ],
  ['that is on trial counts', { status: 'trialing' }, '2027-04-13'],
])('a subscription %s', (_what, changes, until) => {
  expect(premiumUntil(subscription(changes))).toEqual(at(until))
})

test.each(['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'something_new'])(
  'a subscription that is %s gives nothing',
  (status) => {
    expect(premiumUntil(subscription({ status }))).toBeNull()
  },
)

const now = at('2027-03-20')
const one = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom('active', 'past_due', 'canceled', 'unpaid', 'incomplete'),
  startedAt: fc.date({ min: at('2026-01-01'), max: now, noInvalidDate: true }),
  premiumUntil: fc.option(fc.date({ min: at('2027-01-01'), max: at('2027-06-01'), noInvalidDate: true })),
})

test('whatever subscriptions one person has, one that gives Premium is kept and no other charges them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(one, { selector: ({ id }) => id, maxLength: 6 }), (all) => {
      const gone = new Set(surplusOf(all, now))
      const givesPremium = all.filter(
        (sub) => isLive(sub) && sub.premiumUntil !== null && sub.premiumUntil > now,
      )
      const left = all.filter((sub) => isLive(sub) && !gone.has(sub.id))
      if (givesPremium.length === 0) expect(gone.size).toBe(0)
      else {
        expect(left).toHaveLength(1)
        expect(givesPremium).toContain(left[0])
        expect(givesPremium.every(({ startedAt }) => startedAt >= left[0]!.startedAt)).toBe(true)
      }
    }),
  )
})
