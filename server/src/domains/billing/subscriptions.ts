import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { accountMark, type SecurityEvent } from '../../kernel/http/security-log.ts'
import type { Billing } from './billing.ts'
import { isOfThisSeller } from './seller.ts'
import type { ProviderSubscription } from './stripe-objects.ts'
import { type PlanChange, Surplus, keep } from './keep-subscription.ts'

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

function logChange({ log, logKey }: Billing, { userId, plan }: PlanChange): void {
  const event: SecurityEvent = 'plan changed'
  log.warn({ event, account: accountMark(logKey, userId), plan }, 'security')
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
