import type { PlanUsage } from '@sojourn/contract/billing/plan-limits'
import type { Db } from '../db/client.ts'

/** Trips the user owns, finished ones too; shared ones never count (C-005). */
export async function planUsage(db: Db, userId: string): Promise<PlanUsage> {
  const { count } = await db
    .selectFrom('trips')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('ownerId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { ownedTrips: count, aiSuggestionsThisMonth: 0 }
}
