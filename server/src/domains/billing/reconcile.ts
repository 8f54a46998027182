import { sql } from 'kysely'
import { isLive, premiumUntil } from './entitlement.ts'
import { isOfThisSeller } from './seller.ts'
import { isKnownSubscription } from './keep-subscription.ts'
import type { Billing } from './billing.ts'
import { syncSubscription } from './subscriptions.ts'

/** Once a day, in case a report was lost: whoever pays or began to pay lately. */
export async function reconcile(billing: Billing, signal: AbortSignal): Promise<void> {
  const customers = await billing.db
    .selectFrom('customers')
    .select('id')
    .where(isOfThisSeller)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('subscriptions')
            .select('id')
            .whereRef('subscriptions.userId', '=', 'customers.userId')
            .where('status', 'not in', ['canceled', 'incomplete_expired']),
        ),
        where.exists(
          where
            .selectFrom('checkouts')
            .select('id')
            .whereRef('checkouts.userId', '=', 'customers.userId')
            .where('createdAt', '>', sql<string>`now() - interval '7 days'`),
        ),
      ]),
    )
    .execute()
  for (const { id } of customers) {
    if (signal.aborted) return
    for (const found of await billing.payments.listSubscriptions(id))
      await syncSubscription(billing, found.id)
  }
}

export const customersJob = 'delete customers'

/** Subscriptions end with the account; the provider forgets who it was. */
export async function deleteCustomers({ db, payments }: Billing, signal: AbortSignal): Promise<void> {
  for (const { id } of await db.selectFrom('customersToDelete').select('id').execute()) {
    if (signal.aborted) return
    await payments.deleteCustomer(id)
    await db.deleteFrom('customersToDelete').where('id', '=', id).execute()
  }
}

/** Whether the provider knows of a subscription that gives Premium, also one whose report is still on its way. */
export async function findUnheard(billing: Billing, customerId: string): Promise<boolean> {
  const all = await billing.payments.listSubscriptions(customerId)
  const good: string[] = []
  for (const one of all) {
    const isGood = isLive(one) && (premiumUntil(one)?.getTime() ?? 0) > billing.now().getTime()
    if (isGood && (one.isOffered || (await isKnownSubscription(billing.db, one.id)))) good.push(one.id)
  }
  for (const id of good) await syncSubscription(billing, id)
  return good.length > 0
}
