import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { randomUUID } from 'node:crypto'
import { firstWord } from '@sojourn/contract/auth/display-name'
import type { profileInput, signInInput, signUpInput } from '@sojourn/contract/auth/schema'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError, notSignedIn } from '../../platform/errors/app-error.ts'
import { tellNewName } from '../members/account-changes.ts'
import { hashPassword, isOutdated, isPasswordRight } from './password-hash.ts'
import { signedInColumns, type SignedIn } from '../../kernel/session/signed-in.ts'
import { forgetFailures, takeTry } from './sign-in-rate-limits.ts'

export async function signUp(
  db: Db,
  input: z.output<typeof signUpInput>,
  welcome: (tx: Db, email: string) => Promise<void>,
): Promise<SignedIn> {
  const { email, name, password } = input
  const passwordHash = await hashPassword(password)
  const account = {
    id: randomUUID(),
    email,
    name,
    displayName: name,
    firstName: firstWord(name),
    passwordHash,
  }
  return inTransaction(db, async (tx) => {
    const user = await tx
      .insertInto('users')
      .values(account)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(signedInColumns)
      .executeTakeFirst()
    if (!user) throw new AppError('conflict', authRefusalsWords.accountExists)
    await welcome(tx, email)
    return user
  })
}

/** Unknown address and wrong password answer alike, in words and in time. */
export async function signIn(
  db: Db,
  { email, password }: z.output<typeof signInInput>,
  limitScale: number,
  known: string | null,
): Promise<SignedIn> {
  const account = await db
    .selectFrom('users')
    .select([...signedInColumns, 'passwordHash', 'lockedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
  const whose = account?.id ?? email
  await takeTry(db, email, limitScale, { known, account: whose })
  if (!(await isPasswordRight(account?.passwordHash ?? null, password)) || !account)
    throw new AppError('not_signed_in', authRefusalsWords.wrongSignIn, { account: whose })
  await forgetFailures(db, email, known)
  const { passwordHash, lockedAt, ...user } = account
  // Not before the password was right: nobody else learns of it.
  if (lockedAt !== null) throw new AppError('not_allowed', authRefusalsWords.locked, { account: whose })
  if (passwordHash && isOutdated(passwordHash)) await renewHash(db, user.id, passwordHash, password)
  return user
}

/** Only whoever types the password can make its hash anew; one that was changed meanwhile stays. */
async function renewHash(db: Db, userId: string, outdated: string, password: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', userId)
    .where('passwordHash', '=', outdated)
    .execute()
}

/** The edited name is the display name too, so the greeting follows it (C-035). */
export async function updateProfile(
  db: Db,
  user: SignedIn,
  { name, ...units }: z.output<typeof profileInput>,
): Promise<SignedIn> {
  if (name === undefined && Object.keys(units).length === 0) return user
  const changed = await db
    .updateTable('users')
    .set({ ...(name !== undefined && { name, displayName: name }), ...units, updatedAt: sql`now()` })
    .where('id', '=', user.id)
    .returning(signedInColumns)
    .executeTakeFirstOrThrow(notSignedIn)
  if (name !== undefined && name !== user.displayName) await tellNewName(db, user.id, user.displayName)
  return changed
}
