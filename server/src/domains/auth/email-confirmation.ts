import { authMailsWords } from '@sojourn/contract/auth/words-mails'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import type { Db } from '../../platform/db/client.ts'
import { invalidField, notSignedIn } from '../../platform/errors/app-error.ts'
import type { Mail, MailLinks } from '../../platform/mail/mailer.ts'
import type { TellMail } from '../../platform/mail/outbox.ts'
import { newLinkToken, spendLinkToken } from './link-tokens.ts'
import { markVerified } from '../../kernel/session/proof.ts'

const lifeDays = 3

/** Null when the account is gone meanwhile, or its address proven. */
export async function confirmationMail(
  db: Db,
  to: string,
  { address, isMailed }: MailLinks,
): Promise<TellMail | null> {
  const proven = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', to)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  const token = proven
    ? null
    : await newLinkToken(db, { table: 'emailTokens', email: to, lifeMin: lifeDays * 1440, isMailed })
  if (!token) return null
  return () => told(to, `${address}/dashboard?confirm=${token}`)
}

const told = (to: string, link: string): Mail => ({
  to,
  subject: say(authMailsWords.confirm, { product: productName }),
  text: say(authMailsWords.confirmText, { product: productName, link, days: lifeDays }),
})

/**
 * Takes the mail and the session of the same account. The link alone proves nothing: whoever signed up with somebody
 * else's address would only have to wait for a click.
 */
export async function confirmEmail(tx: Db, userId: string, token: string): Promise<void> {
  const { emailVerifiedAt } = await tx
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notSignedIn)
  if (emailVerifiedAt !== null) return
  if ((await spendLinkToken(tx, 'emailTokens', token))?.userId !== userId)
    throw invalidField('token', authRefusalsWords.confirmationLink)
  await tx.deleteFrom('emailTokens').where('userId', '=', userId).execute()
  await markVerified(tx, userId)
}
