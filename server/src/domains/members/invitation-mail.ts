import { inviteDays } from '@sojourn/contract/members/limits'
import { joinPath } from '@sojourn/contract/members/links'
import { membersMailsWords } from '@sojourn/contract/members/words-mails'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Mail, MailLinks } from '../../platform/mail/mailer.ts'
import type { TellMail } from '../../platform/mail/outbox.ts'
import { plainWords } from '../../platform/mail/plain-words.ts'
import { newInviteToken } from './invitations.ts'

/** Null when it was answered or taken back meanwhile. Names and titles are the owner's words, and never in the subject. */
export async function invitationMail(
  db: Db,
  inviteId: string | null,
  { address, isMailed }: MailLinks,
): Promise<TellMail | null> {
  if (inviteId === null) return null
  const found = await db
    .selectFrom('invitations')
    .innerJoin('trips', 'trips.id', 'invitations.tripId')
    .innerJoin('users', 'users.id', 'trips.ownerId')
    .select(['invitations.email', 'displayName', 'title', 'destination', 'startDate', 'endDate'])
    .where('invitations.id', '=', inviteId)
    .where('state', '=', 'pending')
    .where('expiresAt', '>', sql<string>`now()`)
    .where('trips.deletedAt', 'is', null)
    // It may have waited here since before there was a mail server.
    .$if(isMailed, (query) => query.where('emailVerifiedAt', 'is not', null))
    .executeTakeFirst()
  if (!found) return null
  const token = await newInviteToken(db, inviteId, { isMailed })
  return () => told(found, address + joinPath(token))
}

interface Invited {
  email: string
  displayName: string
  title: string
  destination: string
  startDate: string
  endDate: string
}

const told = (
  { email, displayName, title, destination, startDate, endDate }: Invited,
  link: string,
): Mail => ({
  to: email,
  subject: say(membersMailsWords.invitation, { product: productName }),
  text: say(membersMailsWords.invitationText, {
    product: productName,
    owner: plainWords(displayName, membersMailsWords.someone),
    title: plainWords(title, membersMailsWords.aTrip),
    destination: plainWords(destination, membersMailsWords.aTrip),
    start: startDate,
    end: endDate,
    link,
    days: inviteDays,
  }),
})
