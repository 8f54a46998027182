import { emailField } from '@sojourn/contract/auth/email-field'
import type { Db } from '../platform/db/client.ts'
import type { MailWriters } from '../platform/mail/outbox.ts'

/** What nobody has sent yet to an address, as it would read. Read by an operator it proves no address. */
export async function waitingMails(
  db: Db,
  email: string,
  { address, mails }: { address: string; mails: MailWriters },
): Promise<string> {
  const { data: to = '' } = emailField.safeParse(email)
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'to', 'inviteId', 'createdAt'])
    .where('to', '=', to)
    .orderBy('id')
    .execute()
  const texts: string[] = []
  for (const row of rows) {
    const tell = await mails[row.kind].write(db, row, { address, isMailed: false })
    const mail = tell?.()
    if (mail) texts.push(`To: ${mail.to}\nSubject: ${mail.subject}\nSince: ${row.createdAt}\n\n${mail.text}`)
  }
  return texts.length > 0 ? texts.join('\n') : `No mail waits for ${email}.`
}
