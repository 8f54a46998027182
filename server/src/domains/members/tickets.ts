import { planLimits } from '@sojourn/contract/billing/plan-limits'
import type { JoinInput, JoinState } from '@sojourn/contract/members/schema'
import { sql } from 'kysely'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import { hashToken } from '../../kernel/session/session-cookie.ts'
import { planColumn } from '../../kernel/plan/plan-column.ts'
import type { Db } from '../../platform/db/client.ts'

/** A link, or an invitation to a proven address, and the trip it leads to. */
export interface Ticket {
  tripId: number
  /** Null for a share link. */
  invitation: { id: string; email: string; isMailed: boolean } | null
  /** As the link alone says; whether there is a seat, and who asks, comes later. */
  state: Extract<JoinState, 'open' | 'expired' | 'used' | 'ended'>
}

export async function findTicket(db: Db, user: SignedIn | null, input: JoinInput): Promise<Ticket | null> {
  if ('inviteId' in input) return user && findOwnInvitation(db, user, input.inviteId)
  return (await findByToken(db, user, input.token)) ?? (await findShared(db, user, input.token))
}

/** When the owner took whoever asks off the trip. */
const removedAt = (user: SignedIn | null) =>
  sql<string | null>`(select "removedAt" from "removedMembers" removed
    where removed."tripId" = trips."id" and removed."userId" = ${user?.id ?? null}::uuid)`.as('removedAt')

const selectInvitation = (db: Db, user: SignedIn | null) =>
  db
    .selectFrom('invitations')
    .innerJoin('trips', 'trips.id', 'invitations.tripId')
    .select([
      'invitations.id',
      'invitations.tripId',
      'email',
      'state',
      'invitedAt',
      'expiresAt',
      'deletedAt',
      removedAt(user),
    ])

async function findByToken(db: Db, user: SignedIn | null, token: string): Promise<Ticket | null> {
  const found = await selectInvitation(db, user)
    .innerJoin('inviteTokens', 'inviteTokens.inviteId', 'invitations.id')
    .select('isMailed')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  return found ? ticketOf(found) : null
}

/** Without its link an invitation opens to whoever has proven to read the mail of its address. */
async function findOwnInvitation(db: Db, user: SignedIn, inviteId: string): Promise<Ticket | null> {
  const found = await selectInvitation(db, user)
    .where('invitations.id', '=', inviteId)
    .where('email', '=', (build) =>
      build
        .selectFrom('users')
        .select('users.email')
        .where('users.id', '=', user.id)
        .where('emailVerifiedAt', 'is not', null),
    )
    .executeTakeFirst()
  return found ? ticketOf({ ...found, isMailed: false }) : null
}

type Found = Awaited<ReturnType<ReturnType<typeof selectInvitation>['executeTakeFirstOrThrow']>> & {
  isMailed: boolean
}

const ticketOf = ({ id, tripId, email, isMailed, ...found }: Found): Ticket => ({
  tripId,
  invitation: { id, email, isMailed },
  state: stateOf(found),
})

/** To whom the owner took off, only an invitation that was sent since is open. */
function stateOf(found: Omit<Found, 'id' | 'tripId' | 'email' | 'isMailed'>): Ticket['state'] {
  if (found.deletedAt !== null) return 'ended'
  if (found.state === 'accepted') return 'used'
  if (found.state !== 'pending' || (found.removedAt ?? '') >= found.invitedAt) return 'ended'
  return Date.parse(found.expiresAt) > Date.now() ? 'open' : 'expired'
}

/** A share link works while it is on and its owner's plan has sharing (C-009), and not for whom the owner took off. */
async function findShared(db: Db, user: SignedIn | null, token: string): Promise<Ticket | null> {
  const found = await db
    .selectFrom('trips')
    .innerJoin('users', 'users.id', 'trips.ownerId')
    .select(['trips.id', planColumn, removedAt(user)])
    .where('shareToken', '=', token)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const isOpen = planLimits[found.plan].canCollaborate && found.removedAt === null
  return { tripId: found.id, invitation: null, state: isOpen ? 'open' : 'ended' }
}
