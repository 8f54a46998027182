import { createHash } from 'node:crypto'
import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import { type CheckoutSession } from '@sojourn/contract/billing/schema'
import { billingText, sessionUnknown } from '@sojourn/contract/billing/texts'
import { sql } from 'kysely'
import type { SignedIn } from '../../kernel/session/session.ts'
import { thisSeller } from '../../kernel/plan/plan-column.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isOfThisSeller, requireSeller } from './seller.ts'
import type { ProviderCheckout } from './stripe-objects.ts'
import { type Billing, findUnheard, syncSubscription } from './subscriptions.ts'

const alreadySubscribed = (): AppError => new AppError('conflict', billingText.alreadySubscribed)

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
    if (isRepeated) throw new AppError('upstream_failed', billingText.unreachable)
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

async function customerOf({ db, payments }: Billing, user: SignedIn): Promise<string> {
  const known = await findCustomer(db, user)
  if (known) return known.id
  const id = await payments.createCustomer(user)
  await db
    .insertInto('customers')
    .values({ id, userId: user.id, seller: thisSeller })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findCustomer(db, user))?.id ?? id
}

const findCustomer = (db: Db, { id }: SignedIn) =>
  db.selectFrom('customers').select('id').where('userId', '=', id).where(isOfThisSeller).executeTakeFirst()

async function replaceCustomer({ db, payments }: Billing, user: SignedIn, gone: string): Promise<void> {
  const id = await payments.createCustomer(user, gone)
  await db.updateTable('customers').set({ id }).where('id', '=', gone).execute()
}

const openCheckouts = (db: Db, userId: string) =>
  db
    .selectFrom('checkouts')
    .select(['id', 'plan', 'url', 'expiresAt'])
    .where('userId', '=', userId)
    .where(isOfThisSeller)
    .where('status', '=', 'open')
    .where('expiresAt', '>', sql<string>`now()`)
    .orderBy('createdAt', 'desc')
    .execute()

async function latestCheckout(db: Db, userId: string): Promise<string | null> {
  const latest = await db
    .selectFrom('checkouts')
    .select('id')
    .where('userId', '=', userId)
    .where(isOfThisSeller)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.id ?? null
}

/** Keeps it and names the open ones that were kept before it, in the order in which they held the customer's row. */
const keepCheckout = (
  db: Db,
  customerId: string,
  checkout: { id: string; userId: string; plan: BillingPeriod; url: string; expiresAt: string },
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    await tx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
    await tx
      .insertInto('checkouts')
      .values({ ...checkout, seller: thisSeller, createdAt: sql`clock_timestamp()` })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const open = await openCheckouts(tx, checkout.userId)
    const own = open.findIndex(({ id }) => id === checkout.id)
    return own === -1 ? [] : open.slice(own + 1).map(({ id }) => id)
  })

async function isPaidAfterAll(billing: Billing, id: string): Promise<boolean> {
  const checkout = await billing.payments.readCheckout(id)
  await closeCheckout(billing.db, id, checkout ?? { status: 'expired' })
  if (checkout?.status !== 'complete' || !checkout.subscriptionId) return false
  await syncSubscription(billing, checkout.subscriptionId)
  return true
}

/** What is over stays over and what is paid stays paid, in whatever order it is heard. */
export async function closeCheckout(
  db: Db,
  id: string,
  { status, paymentStatus = 'unpaid' }: Pick<ProviderCheckout, 'status'> & Partial<ProviderCheckout>,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({
      status: sql`case when "status" = 'open' then ${status} else "status" end`,
      paymentStatus: sql`case when "paymentStatus" = 'paid' then 'paid' else ${paymentStatus} end`,
    })
    .where('id', '=', id)
    .execute()
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
  if (!row) throw new AppError('not_found', sessionUnknown)
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
