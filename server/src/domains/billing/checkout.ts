import { createHash } from 'node:crypto'
import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import type { CheckoutSession } from '@sojourn/contract/billing/schema'
import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isOfThisSeller, requireSeller } from './seller.ts'
import type { Billing } from './billing.ts'
import { syncSubscription } from './subscriptions.ts'
import { findUnheard } from './reconcile.ts'
import {
  closeCheckout,
  customerOf,
  keepCheckout,
  latestCheckout,
  openCheckouts,
  replaceCustomer,
} from './checkout-rows.ts'

const alreadySubscribed = (): AppError => new AppError('conflict', billingRefusalsWords.alreadySubscribed)

/** The address where a plan is paid. At most one checkout of a person is open: the one begun last. */
export async function beginCheckout(
  billing: Billing,
  user: SignedIn,
  plan: BillingPeriod,
  origin: string,
  isRepeated = false,
): Promise<string | null> {
  if (user.plan === 'pro') throw alreadySubscribed()
  await requireSeller(billing.db, billing.payments)
  const customerId = await customerOf(billing, user)
  if (await findUnheard(billing, customerId)) throw alreadySubscribed()
  const open = await openCheckouts(billing.db, user.id)
  const same = open.find((checkout) => checkout.plan === plan && checkout.url && isFresh(checkout, billing))
  if (same) return same.url

  const latest = await latestCheckout(billing.db, user.id)
  const key = createHash('sha256')
    .update(JSON.stringify([user.id, plan, origin, latest, customerId]))
    .digest('hex')
  const begun = await billing.payments.createCheckout({ customerId, userId: user.id, plan, origin, key })
  if (!begun) {
    // Somebody deleted the customer at the provider: the traveller becomes another one.
    if (isRepeated) throw new AppError('upstream_failed', billingRefusalsWords.unreachable)
    await replaceCustomer(billing, user, customerId)
    return beginCheckout(billing, user, plan, origin, true)
  }
  if (!begun.url) return null
  const others = await keepCheckout(billing.db, customerId, {
    id: begun.id,
    userId: user.id,
    plan,
    url: begun.url,
    expiresAt: begun.expiresAt.toISOString(),
  })
  for (const id of others) {
    if (await billing.payments.expireCheckout(id)) await closeCheckout(billing.db, id, { status: 'expired' })
    else if (await isPaidAfterAll(billing, id)) {
      await billing.payments.expireCheckout(begun.id)
      throw alreadySubscribed()
    }
  }
  return begun.url
}

/** Time enough to find one's card. */
const freshMs = 10 * 60_000
const isFresh = ({ expiresAt }: { expiresAt: string }, { now }: Billing): boolean =>
  Date.parse(expiresAt) - now().getTime() > freshMs

async function isPaidAfterAll(billing: Billing, id: string): Promise<boolean> {
  const checkout = await billing.payments.readCheckout(id)
  await closeCheckout(billing.db, id, checkout ?? { status: 'expired' })
  if (checkout?.status !== 'complete' || !checkout.subscriptionId) return false
  await syncSubscription(billing, checkout.subscriptionId)
  return true
}

/** What became of a checkout. The buyer's own question also brings Premium, should the report be late. */
export async function readSession(
  billing: Billing,
  user: SignedIn | null,
  id: string,
): Promise<CheckoutSession> {
  const row = await billing.db
    .selectFrom('checkouts')
    .select(['userId', 'plan', 'paymentStatus', isOfThisSeller.as('isOwn')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', billingRefusalsWords.sessionUnknown)
  // What another seller began can no longer be asked after.
  if (row.userId !== user?.id || !row.isOwn) return { payment_status: row.paymentStatus }
  const checkout = await billing.payments.readCheckout(id)
  if (!checkout) return { payment_status: row.paymentStatus }
  await closeCheckout(billing.db, id, checkout)
  const { subscriptionId } = checkout
  const subscription = subscriptionId ? await syncSubscription(billing, subscriptionId) : null
  return {
    payment_status: checkout.paymentStatus,
    customer_email: checkout.email,
    amount_total: checkout.amount,
    currency: checkout.currency,
    subscription_id: subscriptionId,
    plan: row.plan,
    renewsAt: subscription && !subscription.endsAt ? subscription.periodEnd.toISOString() : null,
  }
}
