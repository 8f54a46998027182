import { resetLinkMin } from '@sojourn/contract/auth/sign-in-form'
import { authMailsWords } from '@sojourn/contract/auth/words-mails'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { invalidField } from '../../platform/errors/app-error.ts'
import type { Mail, MailLinks } from '../../platform/mail/mailer.ts'
import type { TellMail } from '../../platform/mail/outbox.ts'
import { forgetDevices } from '../../kernel/session/devices.ts'
import { findLinkOwner, newLinkToken, spendLinkToken } from './link-tokens.ts'
import { requireGoodPassword } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { expelUnproven } from '../../kernel/session/proof.ts'
import { endAllSessions } from '../../kernel/session/session.ts'
import { forgetFailures } from './sign-in-rate-limits.ts'
import { takeBack } from './take-back.ts'

/** The path of a one-time link that lets whoever holds it set the account's password; null without an account. */
export async function newResetPath(
  db: Db,
  email: string,
  { isMailed }: Pick<MailLinks, 'isMailed'>,
): Promise<string | null> {
  const token = await newLinkToken(db, { table: 'resetTokens', email, lifeMin: resetLinkMin, isMailed })
  return token && `/login?reset=${token}`
}

export async function resetMail(db: Db, to: string, links: MailLinks): Promise<TellMail | null> {
  const path = await newResetPath(db, to, links)
  if (!path) return null
  return () => told(to, links.address + path)
}

const told = (to: string, link: string): Mail => ({
  to,
  subject: say(authMailsWords.reset, { product: productName }),
  text: say(authMailsWords.resetText, { product: productName, link, minutes: resetLinkMin }),
})

/** Uses the link up: new password, all sessions ended. Answers whose. Holding the mail proves the address; an operator's link does not. */
export async function resetPassword(db: Db, token: string, password: string): Promise<string> {
  // Hashing takes long and holds no connection; a link of no use is not worth it.
  const owner = await findLinkOwner(db, 'resetTokens', token)
  if (!owner) throw invalidField('token', authRefusalsWords.resetLink)
  requireGoodPassword('password', password, owner)
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    const link = await spendLinkToken(tx, 'resetTokens', token)
    if (!link) throw invalidField('token', authRefusalsWords.resetLink)
    const { userId, isMailed } = link
    const { email, emailVerifiedAt } = await tx
      .selectFrom('users')
      .select(['email', 'emailVerifiedAt'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (emailVerifiedAt === null) await (isMailed ? takeBack : expelUnproven)(tx, userId)
    await setPassword(tx, userId, passwordHash)
    await tx.deleteFrom('resetTokens').where('userId', '=', userId).execute()
    await forgetFailures(tx, email)
    return userId
  })
}

/** Every session ends with the old password, and no browser is known any more. */
export async function setPassword(tx: Db, userId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ passwordHash, updatedAt: sql`now()` })
    .where('id', '=', userId)
    .execute()
  await endAllSessions(tx, userId)
  await forgetDevices(tx, userId)
}
