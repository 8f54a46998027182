import type { PlanName } from '@sojourn/contract/billing/plan-limits'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { accountMark, type SecurityEvent } from '../../kernel/http/security-log.ts'
import { isLive, premiumUntil, surplusOf } from './entitlement.ts'
import { planColumn } from '../../kernel/plan/plan-column.ts'
import { isOfThisSeller } from './seller.ts'
import type { Payments } from './stripe.ts'
import type { ProviderSubscription } from './stripe-objects.ts'

/** What billing works with. */
export interface Billing {
  db: Db
  payments: Payments
  now: () => Date
  log: FastifyBaseLogger
  /** Names accounts in the log. */
  logKey: string
}

/** More than one subscription would charge the same person. */
class Surplus extends Error {
  readonly ids: string[]
  constructor(ids: string[]) {
    super('more than one subscription')
    this.ids = ids
  }
}

const maxRounds = 5
const always = () => Promise.resolve(true)

/**
 * Reads a subscription's current state and keeps it: whatever report led here, early, late or twice, the end is the
 * same. `claim` writes what belongs into the same transaction; when it says false, this was done before.
 */
export async function syncSubscription(
  billing: Billing,
  id: string,
  claim: (tx: Db) => Promise<boolean> = always,
): Promise<ProviderSubscription | null> {
  for (let round = 1; ; round++) {
    // Drawn before the read: of two that overlap, the later one has seen more.
    const readNumber = await nextReadNumber(billing.db)
    const found = await billing.payments.readSubscription(id)
    try {
      const change = await inTransaction(billing.db, async (tx) =>
        (await claim(tx)) ? keep(billing, tx, found, readNumber) : null,
      )
      if (change) logChange(billing, change)
      return found
    } catch (error) {
      if (!(error instanceof Surplus) || round === maxRounds) throw error
      await cancelSurplus(billing, error.ids, id)
    }
  }
}

async function cancelSurplus(billing: Billing, ids: string[], current: string): Promise<void> {
  for (const id of ids) {
    await billing.payments.cancelNow(id)
    billing.log.warn({ subscription: id }, 'a second subscription of the same person was cancelled')
    if (id !== current) await syncSubscription(billing, id)
  }
}

async function nextReadNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ next: number }>`select nextval('"subscriptionReads"') as "next"`.execute(db)
  return rows[0]?.next ?? 0
}

async function keep(
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
  if (!found.isOffered && !(await isKnown(tx, found.id))) return null
  const { userId, seller, plan: before } = customer
  await refuseSurplus(billing, tx, { userId, seller }, found)
  await upsert(tx, { userId, seller }, found, readNumber)
  const plan = await planOf(tx, userId)
  return plan === before ? null : { userId, plan }
}

const isKnown = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.selectFrom('subscriptions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

interface Buyer {
  userId: string
  seller: string
}

interface PlanChange {
  userId: string
  plan: PlanName
}

function logChange({ log, logKey }: Billing, { userId, plan }: PlanChange): void {
  const event: SecurityEvent = 'plan changed'
  log.warn({ event, account: accountMark(logKey, userId), plan }, 'security')
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

/** The subscription a person sees and changes: the one that gives Premium longest. */
export const currentSubscription = (db: Db, userId: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .where('premiumUntil', '>', sql<string>`now()`)
    .where(isOfThisSeller)
    .orderBy('premiumUntil', 'desc')
    .executeTakeFirst()

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
    if (isGood && (one.isOffered || (await isKnown(billing.db, one.id)))) good.push(one.id)
  }
  for (const id of good) await syncSubscription(billing, id)
  return good.length > 0
}
