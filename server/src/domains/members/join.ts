import { maxMembers } from '@sojourn/contract/members/limits'
import type { JoinInput, JoinOffer } from '@sojourn/contract/members/schema'
import { joinText } from '@sojourn/contract/members/texts'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { markVerified } from '../../kernel/session/proof.ts'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type LockedTrip, lockTrip } from '../../kernel/rows/lock-trip.ts'
import { getTrip } from '../trips/service.ts'
import { faceColumns, toFace } from '../../kernel/rows/trip.ts'
import { findAccess, joinerAccess } from '../../kernel/access/access.ts'
import { endInvitations } from './end-invitations.ts'
import { addMember } from './service.ts'
import { type Ticket, findTicket } from './tickets.ts'

/** What the join page shows: nothing of the trip, unless the link is open or the reader is on it already. */
export async function readOffer(db: Db, user: SignedIn | null, token: string): Promise<JoinOffer> {
  const ticket = await findTicket(db, user, { token })
  if (!ticket) return { state: 'ended', offer: null }
  const access = user && (await findAccess(db, user.id, ticket.tripId))
  if (!access && ticket.state !== 'open') return { state: ticket.state, offer: null }
  const trip = await db
    .selectFrom('trips')
    .innerJoin('users', 'users.id', 'trips.ownerId')
    .select([...faceColumns, 'displayName'])
    .where('trips.id', '=', ticket.tripId)
    .executeTakeFirstOrThrow()
  const members = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.userId')
    .select('displayName')
    .where('tripId', '=', ticket.tripId)
    .orderBy('joinedAt')
    .orderBy('users.id')
    .execute()
  const { displayName: invitedBy, ...face } = trip
  const state = access ? 'member' : members.length >= maxMembers ? 'full' : 'open'
  return {
    state,
    offer: {
      invitedBy,
      trip: toFace(face),
      memberNames: members.map(({ displayName }) => displayName),
      email: ticket.invitation?.email ?? null,
    },
  }
}

/**
 * Whoever is on the trip already gets it, and uses nothing up. The link is looked at once more under the trip's lock:
 * of many who use it at once, one joins.
 */
export async function acceptInvitation(
  db: Db,
  user: SignedIn,
  input: JoinInput,
  today: PlainDate,
): Promise<{ trip: Trip; isNew: boolean }> {
  const first = await findTicket(db, user, input)
  if (!first) throw refused('ended')
  const trip = await lockTrip(db, joinerAccess(user.id, first.tripId))
  const known = await findAccess(db, user.id, first.tripId)
  if (known) return { trip: await getTrip(db, known, today), isNew: false }
  const ticket = await findTicket(db, user, input)
  if (ticket?.state !== 'open') throw refused(ticket?.state ?? 'ended')
  await addMember(trip)
  if (ticket.invitation) await spend(trip, user, ticket.invitation)
  return { trip: await getTrip(db, trip.access, today), isNew: true }
}

async function spend(
  { db, access }: LockedTrip,
  user: SignedIn,
  { id, email, isMailed }: NonNullable<Ticket['invitation']>,
): Promise<void> {
  // It was declined or taken back in this very moment.
  if (!(await endInvitations(db, 'accepted', { inviteId: id }))) throw refused('ended')
  await db
    .deleteFrom('removedMembers')
    .where('tripId', '=', access.tripId)
    .where('userId', '=', user.id)
    .execute()
  // The mail was read by whoever is signed in with its address (U-017).
  if (isMailed && email === user.email) await markVerified(db, user.id)
}

/** Without a word about what there is to decline. A share link is nobody's to decline. */
export async function declineInvitation(db: Db, user: SignedIn | null, input: JoinInput): Promise<void> {
  const ticket = await findTicket(db, user, input)
  if (ticket?.invitation) await endInvitations(db, 'declined', { inviteId: ticket.invitation.id })
}

const refused = (state: Exclude<Ticket['state'], 'open'>): AppError =>
  new AppError(state === 'ended' ? 'not_found' : 'conflict', joinText(state))
