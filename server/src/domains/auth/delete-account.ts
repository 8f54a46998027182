import { allowLongStatements, type Db } from '../../platform/db/client.ts'
import { leaveAllTrips } from '../members/account-changes.ts'
import { endAllSessions } from '../../kernel/session/session.ts'
import { forgetCounts } from './sign-in-rate-limits.ts'

const removalLimitMs = 60_000

/**
 * Foreign keys carry it out: own trips with all their content, memberships, sessions, identities go with the account;
 * the payment provider is told to forget the customer, which ends the subscription; in the change log of other people's
 * trips the author becomes nobody.
 */
export async function deleteAccount(tx: Db, userId: string): Promise<void> {
  await allowLongStatements(tx, removalLimitMs)
  await leaveAllTrips(tx, userId)
  await endAllSessions(tx, userId)
  await tx
    .insertInto('customersToDelete')
    .columns(['id'])
    .expression(tx.selectFrom('customers').select('id').where('userId', '=', userId))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const account = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!account) return
  await tx.deleteFrom('outbox').where('to', '=', account.email).execute()
  await forgetCounts(tx, account)
}
