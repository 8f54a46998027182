import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import { sql } from 'kysely'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import { thisSeller } from '../../kernel/plan/plan-column.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isOfThisSeller } from './seller.ts'
import type { ProviderCheckout } from './stripe-objects.ts'
import type { Billing } from './billing.ts'

export async function customerOf({ db, payments }: Billing, user: SignedIn): Promise<string> {
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

export async function replaceCustomer(
  { db, payments }: Billing,
  user: SignedIn,
  gone: string,
): Promise<void> {
  const id = await payments.createCustomer(user, gone)
  await db.updateTable('customers').set({ id }).where('id', '=', gone).execute()
}

export const openCheckouts = (db: Db, userId: string) =>
  db
    .selectFrom('checkouts')
    .select(['id', 'plan', 'url', 'expiresAt'])
    .where('userId', '=', userId)
    .where(isOfThisSeller)
    .where('status', '=', 'open')
    .where('expiresAt', '>', sql<string>`now()`)
    .orderBy('createdAt', 'desc')
    .execute()

export async function latestCheckout(db: Db, userId: string): Promise<string | null> {
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
export const keepCheckout = (
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
