import type { passwordChangeInput } from '@sojourn/contract/auth/schema'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../db/client.ts'
import { invalidField, notSignedIn } from '../errors/app-error.ts'
import { isPasswordRight } from './password-hash.ts'
import { setPassword } from './reset.ts'
import type { SignedIn } from './session.ts'
import { forgetCounts, forgetFailures, takeTry } from './sign-in-limits.ts'

interface Guard {
  /** Outside the write's transaction: a wrong guess stays counted although the write is undone. */
  outside: Db
  limitScale: number
}

/** The old password is asked for and guarded like a sign-in, so that a borrowed session cannot guess it. */
export async function changePassword(
  tx: Db,
  user: SignedIn,
  { currentPassword, newPassword }: z.output<typeof passwordChangeInput>,
  { outside, limitScale }: Guard,
): Promise<void> {
  await takeTry(outside, user.email, limitScale)
  const { passwordHash } = await tx
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    // Of two changes at once the second finds the first one's password.
    .forUpdate()
    .executeTakeFirstOrThrow(notSignedIn)
  if (passwordHash === null)
    throw invalidField('currentPassword', 'This account signs in with Google or Apple and has no password.')
  if (!(await isPasswordRight(passwordHash, currentPassword)))
    throw invalidField('currentPassword', 'The current password is not right.')
  await setPassword(tx, user.id, newPassword)
  await tx.deleteFrom('resetTokens').where('userId', '=', user.id).execute()
  await forgetFailures(outside, user.email)
}

const removalLimitMs = 60_000

/**
 * Foreign keys carry it out: own trips with all their content, memberships, sessions, identities go with the account;
 * in the change log of other people's trips the author becomes nobody.
 */
export async function deleteAccount(tx: Db, userId: string): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(removalLimitMs)}, true)`.execute(tx)
  const account = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!account) return
  await tx.deleteFrom('outbox').where('to', '=', account.email).execute()
  await forgetCounts(tx, account)
}

/** The account's email must be typed to delete it. */
export function requireConfirmation(user: SignedIn, confirmation: string): void {
  if (confirmation.trim().toLowerCase() !== user.email)
    throw invalidField('confirmation', 'Type your email address to confirm.')
}
