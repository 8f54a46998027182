import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { closeTrips } from '../members/account-changes.ts'
import { expelUnproven, markVerified } from '../../kernel/session/proof.ts'

/**
 * The address is proven from outside, on an account that somebody may have used without proof: they lose every way in,
 * what they opened to others closes, and the owner is told who is on the trips (`readTakenBack`).
 */
export async function takeBack(tx: Db, userId: string): Promise<void> {
  await expelUnproven(tx, userId)
  await closeTrips(tx, userId)
  await markVerified(tx, userId)
  await tx
    .updateTable('users')
    .set({ takenBackAt: sql`now()` })
    .where('id', '=', userId)
    .execute()
}
