import type { accountRemovalInput, passwordChangeInput } from '@sojourn/contract/auth/schema'
import { authMissingWords } from '@sojourn/contract/auth/words-missing'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import type { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { AppError, invalidField, notSignedIn } from '../../platform/errors/app-error.ts'
import { requireGoodPassword } from './new-password.ts'
import { hashPassword, isPasswordRight } from './password-hash.ts'
import { setPassword } from './reset.ts'
import type { SessionUser, SignedIn } from '../../kernel/session/signed-in.ts'
import { forgetFailures, takeTry } from './sign-in-rate-limits.ts'

interface Guard {
  limitScale: number
  /** The caller's browser, when the account knows it. */
  known: string | null
}

/** What the long hashing found out, before any row was locked. */
interface CheckedPassword {
  /** The hash that the typed password fits. */
  passwordHash: string
  nextHash: string
}

/**
 * The old password is asked for and guarded like a sign-in, so that a borrowed session cannot guess it. Outside the
 * write's transaction: a wrong guess stays counted, and nobody's connection waits for the hashing.
 */
export async function checkPasswords(
  db: Db,
  user: SignedIn,
  { currentPassword, newPassword }: z.output<typeof passwordChangeInput>,
  guard: Guard,
): Promise<CheckedPassword> {
  requireGoodPassword('newPassword', newPassword, user)
  const passwordHash = await requirePassword(
    db,
    user,
    { field: 'currentPassword', typed: currentPassword },
    guard,
  )
  return { passwordHash, nextHash: await hashPassword(newPassword) }
}

export async function requirePassword(
  db: Db,
  user: SignedIn,
  { field, typed }: { field: string; typed: string },
  { limitScale, known }: Guard,
): Promise<string> {
  await takeTry(db, user.email, limitScale, { known })
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow(notSignedIn)
  if (passwordHash === null) throw invalidField(field, authRefusalsWords.noPassword)
  if (!(await isPasswordRight(passwordHash, typed))) throw notRight(field)
  await forgetFailures(db, user.email, known)
  return passwordHash
}

const notRight = (field: string): AppError => invalidField(field, authRefusalsWords.wrongPassword)

export async function changePassword(
  tx: Db,
  user: SignedIn,
  { passwordHash, nextHash }: CheckedPassword,
): Promise<void> {
  const current = await tx
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notSignedIn)
  // Of two changes at once the second finds the first one's password.
  if (current.passwordHash !== passwordHash) throw notRight('currentPassword')
  await setPassword(tx, user.id, nextHash)
  await tx.deleteFrom('resetTokens').where('userId', '=', user.id).execute()
}

const recentMs = 15 * 60_000

/** The account's email must be typed to delete it, and its password; without one, the sign-in must be recent. */
export async function requireConfirmation(
  db: Db,
  user: SessionUser,
  { confirmation, password }: z.output<typeof accountRemovalInput>,
  guard: Guard,
): Promise<void> {
  if (confirmation.trim().toLowerCase() !== user.email)
    throw invalidField('confirmation', authRefusalsWords.typeEmail)
  if (user.hasPassword) {
    if (password === undefined) throw invalidField('password', authMissingWords.password)
    await requirePassword(db, user, { field: 'password', typed: password }, guard)
  } else if (Date.now() - Date.parse(user.signedInAt) > recentMs) {
    throw new AppError('not_allowed', authRefusalsWords.signInAgain)
  }
}
