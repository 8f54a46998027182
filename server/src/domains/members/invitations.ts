import { randomUUID } from 'node:crypto'
import { errorsWords } from '@sojourn/contract/errors/words'
import { joinPath } from '@sojourn/contract/members/links'
import { inviteDays, invitesPerDay, invitesToAddressPerHour } from '@sojourn/contract/members/limits'
import type { Invitation, SentInvitation } from '@sojourn/contract/members/schema'
import { membersRefusalsWords } from '@sojourn/contract/members/words-refusals'
import { sql } from 'kysely'
import { isProven } from '../../kernel/session/proof.ts'
import { hashToken, newToken } from '../../kernel/session/session-cookie.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { takeFrom } from '../../platform/limits/rate-limit.ts'
import { putMail } from '../../platform/mail/outbox.ts'
import { type LockedTrip, lockTrip } from '../../kernel/rows/lock-trip.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { requireNoMember, requireSeat } from './may-invite.ts'

/** How this server brings an invitation to its reader. */
export interface Sending {
  hasMailer: boolean
  address: string
  limitScale: number
  /** Of whoever invites: so is written to somebody who has not chosen one. */
  language: string
}

const columns = ['id', 'email', 'invitedAt', 'expiresAt'] as const
const end = sql<string>`now() + ${inviteDays} * interval '1 day'`

const selectPending = (db: Db, tripId: number) =>
  db.selectFrom('invitations').select(columns).where('tripId', '=', tripId).where('state', '=', 'pending')

/** What still waits for an answer, newest first. */
export const listInvitations = (db: Db, access: TripAccess): Promise<Invitation[]> =>
  selectPending(db, access.tripId).orderBy('invitedAt', 'desc').orderBy('id').execute()

/** Nothing here asks whether the address has an account, so the answer cannot tell (U-045). A second time renews (U-044). */
export async function invite(
  db: Db,
  access: TripAccess,
  email: string,
  sending: Sending,
): Promise<SentInvitation> {
  await requireSender(db, access, sending)
  const trip = await lockTrip(db, access)
  await requireNoMember(trip, email)
  const known = await selectPending(db, access.tripId).where('email', '=', email).executeTakeFirst()
  await requireSeat(trip, known?.id ?? null)
  const id = known?.id ?? (await insertInvitation(trip, email))
  return send(trip, { id, email }, sending)
}

/** Nobody mails others from an address that may not be their own. */
async function requireSender(db: Db, { userId }: TripAccess, { hasMailer }: Sending): Promise<void> {
  if (hasMailer && !(await isProven(db, userId)))
    throw new AppError('not_allowed', membersRefusalsWords.confirmFirst)
}

async function insertInvitation({ db, access }: LockedTrip, email: string): Promise<string> {
  const id = randomUUID()
  await db.insertInto('invitations').values({ id, tripId: access.tripId, email, expiresAt: end }).execute()
  return id
}

export async function resendInvitation(
  db: Db,
  access: TripAccess,
  inviteId: string,
  sending: Sending,
): Promise<SentInvitation> {
  await requireSender(db, access, sending)
  const trip = await lockTrip(db, access)
  const known = await selectPending(db, access.tripId).where('id', '=', inviteId).executeTakeFirst()
  if (!known) throw new AppError('not_found', errorsWords.notFound)
  await requireSeat(trip, known.id)
  return send(trip, known, sending)
}

/** Fourteen days from now. The mail is put into the outbox with it; without a mail server the owner gets the link. */
async function send(
  { db, access }: LockedTrip,
  { id, email }: Pick<Invitation, 'id' | 'email'>,
  { hasMailer, address, limitScale, language }: Sending,
): Promise<SentInvitation> {
  const day = { bucket: `invites:${access.userId}`, max: invitesPerDay, windowS: 86_400 }
  await takeFrom(db, day, limitScale)
  const hour = { bucket: `invites-to:${hashToken(email)}`, max: invitesToAddressPerHour, windowS: 3600 }
  await takeFrom(db, hour, limitScale)
  const sent = await db
    .updateTable('invitations')
    .set({ invitedAt: sql`now()`, expiresAt: end })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('outbox').where('inviteId', '=', id).execute()
  await putMail(db, 'invite', email, id, language)
  const token = hasMailer ? null : await newInviteToken(db, id, { isMailed: false })
  return { ...sent, inviteLink: token && `${address}${joinPath(token)}` }
}

export async function newInviteToken(
  db: Db,
  inviteId: string,
  { isMailed }: { isMailed: boolean },
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('inviteTokens')
    .values({ tokenHash: hashToken(token), inviteId, isMailed })
    .execute()
  return token
}
