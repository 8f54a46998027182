import { amounts } from '@sojourn/contract/billing/amounts'
import { priceCurrency } from '@sojourn/contract/billing/features'
import type { TestBilling, testBillingInput } from '@sojourn/contract/billing/test-checkout'
import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import type { z } from 'zod'
import { invalidField } from '../../../platform/errors/app-error.ts'
import { newTestItem, paymentMethod, unusedOf } from './new-objects.ts'
import { periodOf, type TestPortal, type TestSubscription } from './objects.ts'
import { addInvoice, charge, settleOpen } from './renewal.ts'
import { find, listOfKind } from './store.ts'
import type { TestStripe } from './test-stripe.ts'
import { over, requireOwn, time, unknown } from './checkout-page.ts'

async function readPortal(
  stripe: TestStripe,
  userId: string,
  id: string,
): Promise<{ portal: TestPortal; subscription: TestSubscription }> {
  const portal = await find(stripe.db, 'portal', id)
  if (!portal) throw unknown()
  await requireOwn(stripe, portal.customer, userId)
  const [latest] = await listOfKind(stripe.db, 'subscription', portal.customer)
  const subscription = latest && (await stripe.changeSubscription(latest.id, (same) => same))
  if (!subscription) throw unknown()
  return { portal, subscription }
}

export async function showBilling(stripe: TestStripe, userId: string, id: string): Promise<TestBilling> {
  const { portal, subscription } = await readPortal(stripe, userId, id)
  const plan = periodOf(subscription)
  const other = plan === 'monthly' ? 'yearly' : 'monthly'
  const { brand, last4 } = subscription.default_payment_method.card
  return {
    plan,
    change: { plan: other, dueNow: dueAtChange(subscription, stripe.seconds) },
    amount: amounts[plan],
    currency: priceCurrency,
    state: stateOf(subscription),
    periodEnd: time(subscription.items.data[0].current_period_end),
    card: { brand, last4 },
    returnUrl: portal.return_url,
  }
}

function stateOf({ status, cancel_at_period_end: isEnding }: TestSubscription): TestBilling['state'] {
  if (status === 'canceled') return 'ended'
  if (status === 'past_due') return 'past_due'
  return isEnding ? 'ending' : 'active'
}

const otherOf = (subscription: TestSubscription) =>
  periodOf(subscription) === 'monthly' ? ('yearly' as const) : ('monthly' as const)

const dueAtChange = (subscription: TestSubscription, now: number): number =>
  Math.max(0, amounts[otherOf(subscription)] - unusedOf(subscription, now))

/** Changes the plan or the card, or lets the day of the next charge come. */
export async function changeBilling(
  stripe: TestStripe,
  userId: string,
  id: string,
  input: z.output<typeof testBillingInput>,
): Promise<TestBilling> {
  const { subscription } = await readPortal(stripe, userId, id)
  if (subscription.status === 'canceled') throw over()
  const { card } = input
  if (input.do === 'card' && !card) throw invalidField('card', billingRefusalsWords.noCard)
  await stripe.changeSubscription(subscription.id, async (current, tx, reports) => {
    const now = stripe.seconds
    if (input.do === 'renew') return charge(tx, current, now, reports)
    if (input.do === 'change') {
      const plan = otherOf(current)
      const item = newTestItem(current.items.data[0].id, plan, now)
      await addInvoice(tx, current, dueAtChange(current, now), { now, status: 'paid' }, reports)
      return {
        ...current,
        cancel_at: null,
        cancel_at_period_end: false,
        items: { object: 'list', data: [item] },
      }
    }
    const isGood = card !== 'declined'
    if (isGood) await settleOpen(tx, current.customer, reports)
    return {
      ...current,
      status: isGood ? 'active' : current.status,
      default_payment_method: paymentMethod(card ?? 'succeeds'),
    }
  })
  return showBilling(stripe, userId, id)
}
