import { errorsWords } from '@sojourn/contract/errors/words'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../../kernel/access/access.ts'

/** Its links stop at once, and a mail that was not sent yet stays here. */
export async function revokeInvitation(db: Db, access: TripAccess, inviteId: string): Promise<void> {
  const ended = await endInvitations(db, 'revoked', { tripIds: [access.tripId], inviteId })
  if (!ended) throw new AppError('not_found', errorsWords.notFound)
}

/** Which of those that wait for an answer. */
type Waiting =
  | { inviteId: string; tripIds?: readonly number[]; email?: never }
  | { tripIds: readonly number[]; email?: string; inviteId?: never }

/** Of an invitation's answers the first one counts, however many come at once. */
export async function endInvitations(
  db: Db,
  state: 'accepted' | 'declined' | 'revoked',
  { inviteId, email, tripIds }: Waiting,
): Promise<boolean> {
  let ending = db
    .updateTable('invitations')
    .set({ state, endedAt: sql`now()` })
    .where('state', '=', 'pending')
  if (inviteId !== undefined) ending = ending.where('id', '=', inviteId)
  if (email !== undefined) ending = ending.where('email', '=', email)
  if (tripIds !== undefined) ending = ending.where('tripId', 'in', tripIds)
  const ended = (await ending.returning('id').execute()).map(({ id }) => id)
  if (ended.length > 0) await db.deleteFrom('outbox').where('inviteId', 'in', ended).execute()
  return ended.length > 0
}
