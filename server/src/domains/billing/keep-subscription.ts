import type { PlanName } from '@sojourn/contract/billing/plan-limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { premiumUntil, surplusOf } from './entitlement.ts'
import { planColumn } from '../../kernel/plan/plan-column.ts'
import type { ProviderSubscription } from './stripe-objects.ts'
import type { Billing } from './billing.ts'

/** More than one subscription would charge the same person. */
export class Surplus extends Error {
  readonly ids: string[]
  constructor(ids: string[]) {
    super('more than one subscription')
    this.ids = ids
  }
}

export async function keep(
  billing: Billing,
  tx: Db,
  found: ProviderSubscription | null,
  readNumber: number,
): Promise<PlanChange | null> {
  if (!found) return null
  // Whose it is we know from having made the customer; nothing in a report or an address can say otherwise.
  const customer = await tx
    .selectFrom('customers')
    .innerJoin('users', 'users.id', 'customers.userId')
    .select(['userId', 'seller', planColumn])
    .where('customers.id', '=', found.customerId)
    .forNoKeyUpdate('customers')
    .executeTakeFirst()
  if (!customer) return null
  // A new price ends nobody's Premium who pays the old one; what was never sold here gives none.
  if (!found.isOffered && !(await isKnownSubscription(tx, found.id))) return null
  const { userId, seller, plan: before } = customer
  await refuseSurplus(billing, tx, { userId, seller }, found)
  await upsert(tx, { userId, seller }, found, readNumber)
  const plan = await planOf(tx, userId)
  return plan === before ? null : { userId, plan }
}

export const isKnownSubscription = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.selectFrom('subscriptions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

interface Buyer {
  userId: string
  seller: string
}

export interface PlanChange {
  userId: string
  plan: PlanName
}

async function refuseSurplus(
  { now }: Billing,
  tx: Db,
  { userId, seller }: Buyer,
  found: ProviderSubscription,
): Promise<void> {
  const others = await tx
    .selectFrom('subscriptions')
    .select(['id', 'status', 'startedAt', 'premiumUntil'])
    .where('userId', '=', userId)
    .where('seller', '=', seller)
    .where('id', '!=', found.id)
    .execute()
  const known = others.map((row) => ({
    ...row,
    startedAt: new Date(row.startedAt),
    premiumUntil: row.premiumUntil === null ? null : new Date(row.premiumUntil),
  }))
  const surplus = surplusOf([...known, { ...found, premiumUntil: premiumUntil(found) }], now())
  if (surplus.length > 0) throw new Surplus(surplus)
}

async function upsert(
  tx: Db,
  { userId, seller }: Buyer,
  found: ProviderSubscription,
  readNumber: number,
): Promise<void> {
  const { id, status, plan, amount, currency, card } = found
  const row = {
    userId,
    seller,
    status,
    plan,
    amount,
    currency,
    startedAt: found.startedAt.toISOString(),
    periodStart: found.periodStart.toISOString(),
    periodEnd: found.periodEnd.toISOString(),
    endsAt: found.endsAt?.toISOString() ?? null,
    premiumUntil: premiumUntil(found)?.toISOString() ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    readNumber,
  }
  await tx
    .insertInto('subscriptions')
    .values({ id, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...row, updatedAt: sql`now()` })
        .where('subscriptions.readNumber', '<', readNumber),
    )
    .execute()
}

async function planOf(tx: Db, userId: string): Promise<PlanName> {
  const { plan } = await tx
    .selectFrom('users')
    .select(planColumn)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return plan
}
