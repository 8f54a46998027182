import type { PlanUsage } from '@sojourn/contract/billing/plan-limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

const thisMonth = sql<string>`date_trunc('month', now(), 'UTC')`

/** Successful generations of the calendar month in UTC (U-059, U-060). */
async function generationsThisMonth(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('generations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('createdAt', '>=', thisMonth)
    .executeTakeFirstOrThrow()
  return count
}

/** Trips the user owns, finished ones too; shared ones never count (C-005). */
export async function planUsage(db: Db, userId: string): Promise<PlanUsage> {
  const { count } = await db
    .selectFrom('trips')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('ownerId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { ownedTrips: count, aiSuggestionsThisMonth: await generationsThisMonth(db, userId) }
}
