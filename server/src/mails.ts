import { confirmationMail } from './domains/auth/email-confirmation.ts'
import { resetMail } from './domains/auth/reset.ts'
import type { Db } from './platform/db/client.ts'
import { invitationMail } from './domains/members/invitation-mail.ts'
import type { Mail, MailLinks } from './platform/mail/mailer.ts'
import type { PutMail } from './platform/mail/outbox.ts'

/** The mail with new links; null when there is nothing to tell any more. */
export function writeMail(db: Db, { kind, to, inviteId }: PutMail, links: MailLinks): Promise<Mail | null> {
  if (kind === 'invite') return invitationMail(db, inviteId, links)
  return kind === 'reset' ? resetMail(db, to, links) : confirmationMail(db, to, links)
}
