import { linkText } from '@sojourn/contract/auth/schema'
import { productName } from '@sojourn/contract/product'
import type { Db } from '../../platform/db/client.ts'
import { invalidField, notSignedIn } from '../../platform/errors/app-error.ts'
import type { Mail, MailLinks } from '../../platform/mail/mailer.ts'
import { newLinkToken, spendLinkToken } from './link-tokens.ts'
import { markVerified } from '../../kernel/session/proof.ts'

const lifeDays = 3

/** Null when the account is gone meanwhile, or its address proven. */
export async function confirmationMail(
  db: Db,
  to: string,
  { address, isMailed }: MailLinks,
): Promise<Mail | null> {
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
  return {
    to,
    subject: `Confirm your email for ${productName}`,
    text: `Welcome to ${productName}.

Please confirm that this address is yours:

${address}/dashboard?confirm=${token}

The link works once and for ${lifeDays} days. You can plan without it, too.
If you did not create an account, ignore this mail: nobody can confirm your address without you.
`,
  }
}

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
    throw invalidField('token', linkText.confirmation)
  await tx.deleteFrom('emailTokens').where('userId', '=', userId).execute()
  await markVerified(tx, userId)
}
