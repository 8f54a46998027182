import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { notSignedIn } from '../../platform/errors/app-error.ts'
import { endAllSessions } from './session.ts'

/** What an account may ask for besides its password, or in its place. */
const factorTables = ['passkeys', 'authenticators', 'recoveryCodes', 'openSignIns'] as const

/** All of it: the password alone is asked for from now on. */
export async function forgetFactors(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('users').set({ secondStepAt: null }).where('id', '=', userId).execute()
  for (const table of factorTables) await tx.deleteFrom(table).where('userId', '=', userId).execute()
}

/** Whoever registered the address without proving it loses every way in; the proven owner keeps the account. */
export async function expelUnproven(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('users').set({ passwordHash: null }).where('id', '=', userId).execute()
  await endAllSessions(tx, userId)
  await forgetFactors(tx, userId)
  for (const table of ['identities', 'resetTokens', 'emailTokens'] as const)
    await tx.deleteFrom(table).where('userId', '=', userId).execute()
}

/** Whether whoever uses the account has shown that they read the mail of its address. */
export async function isProven(db: Db, userId: string): Promise<boolean> {
  const { emailVerifiedAt } = await db
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notSignedIn)
  return emailVerifiedAt !== null
}

export async function markVerified(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ emailVerifiedAt: sql`now()` })
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .execute()
}
