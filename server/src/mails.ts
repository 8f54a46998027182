import { inviteDays } from '@sojourn/contract/members/limits'
import { confirmationMail } from './domains/auth/email-confirmation.ts'
import { secondStepOffMail } from './domains/auth/factor/second-step-off-mail.ts'
import { resetMail } from './domains/auth/reset.ts'
import { invitationMail } from './domains/members/invitation-mail.ts'
import type { MailWriters } from './platform/mail/outbox.ts'

const day = 86_400

export const mailWriters: MailWriters = {
  // Who still waits for a reset link an hour later has asked again.
  reset: { lifeS: 3600, write: (db, { to }, links) => resetMail(db, to, links) },
  confirm: { lifeS: day, write: (db, { to }, links) => confirmationMail(db, to, links) },
  secondStepOff: { lifeS: 7 * day, write: (db, { to }) => secondStepOffMail(db, to) },
  invite: {
    lifeS: inviteDays * day,
    write: (db, { inviteId }, links) => invitationMail(db, inviteId, links),
  },
}
