import { type Activity, type InvitationToYou, maxUnread } from '@sojourn/contract/activity/schema'
import { sql } from 'kysely'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import { readTones } from '../members/service.ts'
import { faceColumns, toFace } from '../../kernel/rows/trip.ts'
import { foldIntoLines, toEntry } from './lines.ts'
import { isAll, readFeedChanges } from './feed-changes.ts'
import { readProof, readTakenBack } from './taken-back.ts'

const linesPerPage = 30

/** What others did on trips the user is on, newest first. */
export async function readActivity(
  db: Db,
  user: SignedIn,
  { before, hasMailer }: { before: string | undefined; hasMailer: boolean },
): Promise<Activity> {
  const readUpTo = await findReadUpTo(db, user.id)
  const invitations = await invitationsTo(db, user, readUpTo)
  const { emailVerifiedAt, takenBackAt } = await readProof(db, user.id)
  const takenBack = takenBackAt === null ? [] : await readTakenBack(db, user.id, takenBackAt)
  const newest = await readFeedChanges(db, user.id, undefined)
  const page = before === undefined ? newest : await readFeedChanges(db, user.id, before)
  const shown = foldIntoLines(page, linesPerPage)
  const tones = await readTones(db, [...new Set(shown.lines.map(({ latest }) => latest.tripId))])
  const entries = shown.lines.map((line) => toEntry(line, readUpTo, tones))
  const unread =
    foldIntoLines(newest, maxUnread + 1).lines.filter(({ latest }) => latest.createdAt > readUpTo).length +
    invitations.filter(({ isUnread }) => isUnread).length +
    (takenBack.length > 0 && (takenBackAt ?? '') > readUpTo ? 1 : 0)
  return {
    invitations,
    // Where no mails are sent there is nothing to follow: the owner hands on the link.
    needsConfirmation: hasMailer && emailVerifiedAt === null,
    takenBack,
    entries,
    unread: Math.min(unread, maxUnread + 1),
    next: isAll(page, shown) ? null : shown.downTo,
    asOf: [
      readUpTo,
      takenBackAt ?? '',
      newest[0]?.createdAt ?? '',
      ...invitations.map(({ invitedAt }) => invitedAt),
    ]
      .toSorted()
      .at(-1)!,
  }
}

/** Only for a proven address: anybody may sign up with an address that is not theirs. */
async function invitationsTo(db: Db, user: SignedIn, readUpTo: string): Promise<InvitationToYou[]> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('trips', 'trips.id', 'invitations.tripId')
    .innerJoin('users as owner', 'owner.id', 'trips.ownerId')
    .innerJoin('users as me', 'me.email', 'invitations.email')
    .select([
      ...faceColumns,
      'invitations.id as inviteId',
      'owner.displayName as invitedBy',
      'invitedAt',
      'expiresAt',
    ])
    .where('me.id', '=', user.id)
    .where('me.emailVerifiedAt', 'is not', null)
    .where('state', '=', 'pending')
    .where('expiresAt', '>', sql<string>`now()`)
    .where('trips.deletedAt', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from members where "tripId" = trips."id" and "userId" = ${user.id})`,
    )
    .orderBy('invitedAt', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ inviteId, invitedBy, invitedAt, expiresAt, ...face }) => ({
    id: inviteId,
    invitedBy,
    trip: toFace(face),
    invitedAt,
    expiresAt,
    isUnread: invitedAt > readUpTo,
  }))
}

async function findReadUpTo(db: Db, userId: string): Promise<string> {
  const found = await db
    .selectFrom('activityReads')
    .select('readUpTo')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found?.readUpTo ?? new Date(0).toISOString()
}

/** Never backwards, and not into the future: what comes next is news. */
export async function markRead(db: Db, userId: string, upTo: string): Promise<void> {
  await sql`
    insert into "activityReads" as known ("userId", "readUpTo")
    values (${userId}, least(${upTo}::timestamptz, now()))
    on conflict ("userId") do update set "readUpTo" = greatest(known."readUpTo", excluded."readUpTo")`.execute(
    db,
  )
}
