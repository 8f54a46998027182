import { inviteDays } from '@sojourn/contract/members/limits'
import { joinPath } from '@sojourn/contract/members/links'
import { productName } from '@sojourn/contract/product'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Mail, MailLinks } from '../mail/mailer.ts'
import { newInviteToken } from './invitations.ts'

/** Null when it was answered or taken back meanwhile. Names and titles are the owner's words: one line each. */
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
    .executeTakeFirst()
  if (!found) return null
  const token = await newInviteToken(db, inviteId, { isMailed })
  const [owner, title, destination] = [found.displayName, found.title, found.destination].map(oneLine)
  return {
    to: found.email,
    subject: `${owner} invites you to plan a trip: ${title}`,
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

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
