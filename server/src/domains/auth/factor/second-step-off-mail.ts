import { authMailsWords } from '@sojourn/contract/auth/words-mails'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import type { Db } from '../../../platform/db/client.ts'
import type { TellMail } from '../../../platform/mail/outbox.ts'

/** To the owner, whoever asked for it: they may know nothing of it. */
export async function secondStepOffMail(db: Db, to: string): Promise<TellMail | null> {
  const account = await db.selectFrom('users').select('id').where('email', '=', to).executeTakeFirst()
  if (!account) return null
  return () => ({
    to,
    subject: say(authMailsWords.secondStepOff, { product: productName }),
    text: say(authMailsWords.secondStepOffText, { product: productName }),
  })
}
