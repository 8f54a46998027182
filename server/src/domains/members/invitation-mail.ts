import { inviteDays } from '@sojourn/contract/members/limits'
import { joinPath } from '@sojourn/contract/members/links'
import { productName } from '@sojourn/contract/product'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Mail, MailLinks } from '../../platform/mail/mailer.ts'
import { plainWords } from '../../platform/mail/plain-words.ts'
import { newInviteToken } from './invitations.ts'

/** Null when it was answered or taken back meanwhile. Names and titles are the owner's words, and never in the subject. */
export async function invitationMail(
  db: Db,
  inviteId: string | null,
  { address, isMailed }: MailLinks,
): Promise<Mail | null> {
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
  const owner = plainWords(found.displayName, 'Someone')
  const [title, destination] = [found.title, found.destination].map((words) => plainWords(words, 'A trip'))
  return {
    to: found.email,
    subject: `An invitation to plan a trip on ${productName}`,
    text: `${owner} invites you to plan a trip together on ${productName}.

${title}
${destination}, ${found.startDate} to ${found.endDate}

See the invitation, and join if you like:

${address}${joinPath(token)}

The link works once and for ${inviteDays} days. Joining is free.
If you do not know ${owner}, ignore this mail: nothing happens.
`,
  }
}
