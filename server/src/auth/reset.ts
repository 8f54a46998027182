import { productName } from '@sojourn/contract/product'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalidField } from '../errors/app-error.ts'
import type { Mail } from '../mail/mailer.ts'
import { expelUnproven, markVerified } from './identities.ts'
import { hashPassword } from './password-hash.ts'
import { hashToken, newToken } from './session-cookie.ts'
import { forgetFailures } from './sign-in-limits.ts'

const lifeMin = 30

/** The path of a one-time link that lets whoever holds it set the account's password; null without an account. */
export async function newResetPath(db: Db, email: string): Promise<string | null> {
  const token = newToken()
  const { numInsertedOrUpdatedRows: made } = await db
    .insertInto('resetTokens')
    .columns(['tokenHash', 'userId', 'expiresAt'])
    .expression((build) =>
      build
        .selectFrom('users')
        .select([
          sql<string>`${hashToken(token)}::text`.as('tokenHash'),
          'id',
          sql<string>`now() + ${lifeMin} * interval '1 minute'`.as('expiresAt'),
        ])
        .where('email', '=', email),
    )
    .executeTakeFirst()
  return made ? `/login?reset=${token}` : null
}

export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: `Reset your ${productName} password`,
  text: `Someone, hopefully you, asked to reset the password of your ${productName} account.

Choose a new password here:

${link}

The link works once and for ${lifeMin} minutes. Afterwards all your devices are signed out.
If it was not you, ignore this mail: nothing changes.
`,
})

/** Uses the link up: new password, all sessions ended. Holding the mail proves the address. */
export async function resetPassword(db: Db, token: string, password: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const used = await tx
      .deleteFrom('resetTokens')
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', sql<string>`now()`)
      .returning('userId')
      .executeTakeFirst()
    if (!used)
      throw invalidField('token', 'This link has expired or was already used. Please ask for a new one.')
    const { email, emailVerifiedAt } = await tx
      .selectFrom('users')
      .select(['email', 'emailVerifiedAt'])
      .where('id', '=', used.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (emailVerifiedAt === null) await expelUnproven(tx, used.userId)
    await markVerified(tx, used.userId)
    await setPassword(tx, used.userId, password)
    await tx.deleteFrom('resetTokens').where('userId', '=', used.userId).execute()
    await forgetFailures(tx, email)
  })
}

/** Every session ends with the old password. */
export async function setPassword(tx: Db, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await tx
    .updateTable('users')
    .set({ passwordHash, updatedAt: sql`now()` })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
}
