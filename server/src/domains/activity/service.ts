import {
  type Activity,
  type InvitationToYou,
  maxUnread,
  type TakenBackTrip,
  takenBackDays,
} from '@sojourn/contract/activity/schema'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../kernel/session/session.ts'
import type { Db } from '../../platform/db/client.ts'
import { notSignedIn } from '../../platform/errors/app-error.ts'
import { readTones } from '../members/service.ts'
import { faceColumns, toFace } from '../trips/trip.ts'
import { foldIntoLines, type Lines, toEntry, type TripChange } from './lines.ts'

const linesPerPage = 30
/** Changes read for one page; hundreds of ticks are few lines. */
const changesPerPage = 400

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
  const newest = await readChanges(db, user.id, undefined)
  const page = before === undefined ? newest : await readChanges(db, user.id, before)
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

const isAll = (page: readonly TripChange[], { downTo }: Lines): boolean =>
  page.length < changesPerPage && (page.at(-1)?.createdAt ?? null) === downTo

/** Side effects of what a person did, not worth a line of their own. */
const quietFields = sql`'["latitude", "longitude", "convertedAmount", "tripCurrency", "rate", "rateDate", "name",
  "placeName", "elevationM", "coastal"]'::jsonb`

/** Of each trip its latest changes by others since the user came; of a deleted trip only that it was. */
async function readChanges(db: Db, userId: string, before: string | undefined): Promise<TripChange[]> {
  const earlier: RawBuilder<unknown> =
    before === undefined ? sql`` : sql`and log."createdAt" < ${before}::timestamptz`
  const { rows } = await sql<TripChange>`
    select news.*, author."displayName" as "userName"
    from (
      select log.*, jsonb_build_object('id', trips."id", 'title', trips."title", 'destination', trips."destination",
        'startDate', trips."startDate" || 'T00:00:00.000Z') as "trip"
      from members join trips on trips."id" = members."tripId", lateral (
        select * from changes log
        where log."tripId" = members."tripId" and log."userId" is distinct from ${userId}::uuid
          and log."createdAt" >= members."joinedAt" ${earlier}
          and not (log."action" = 'changed' and log."fields" <@ ${quietFields})
          and (trips."deletedAt" is null or (log."collection" = 'trip' and log."action" = 'removed'))
        order by log."rev" desc limit ${changesPerPage}
      ) log
      where members."userId" = ${userId}
      union all
      ${removalsOf(userId, earlier)}
    ) news
    left join users author on author."id" = news."userId"
    order by news."createdAt" desc, news."tripId", news."rev" desc
    limit ${changesPerPage}`.execute(db)
  return rows
}

/** Somebody took the user off a trip: told with the trip as they last knew it. */
const removalsOf = (userId: string, earlier: RawBuilder<unknown>) => sql`
  select log.*, jsonb_build_object('id', log."tripId", 'title', known."row" -> 'title',
    'destination', known."row" -> 'destination', 'startDate', known."row" -> 'startDate') as "trip"
  from changes log, lateral (
    select "row" from changes trip
    where trip."tripId" = log."tripId" and trip."collection" = 'trip' and trip."row" is not null
      and trip."rev" < log."rev"
    order by trip."rev" desc limit 1
  ) known
  where log."collection" = 'members' and log."rowId" = ${userId} and log."action" = 'removed'
    and log."userId" <> ${userId}::uuid ${earlier}
    and not exists (select 1 from members where members."tripId" = log."tripId" and members."userId" = ${userId})`

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

const readProof = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select([
      'emailVerifiedAt',
      sql<
        string | null
      >`case when "takenBackAt" > now() - ${takenBackDays} * interval '1 day' then "takenBackAt" end`.as(
        'takenBackAt',
      ),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notSignedIn)

/** The trips of an account from before it was taken back, with whoever else is on them by now. */
async function readTakenBack(db: Db, userId: string, takenBackAt: string): Promise<TakenBackTrip[]> {
  const others = await db
    .selectFrom('members as own')
    .innerJoin('trips', 'trips.id', 'own.tripId')
    .innerJoin('members as other', 'other.tripId', 'own.tripId')
    .innerJoin('users', 'users.id', 'other.userId')
    .select(['trips.id', 'trips.title', 'users.displayName'])
    .where('own.userId', '=', userId)
    .where('own.joinedAt', '<=', takenBackAt)
    .where('other.userId', '!=', userId)
    .where('trips.deletedAt', 'is', null)
    .orderBy('trips.id')
    .orderBy('other.joinedAt')
    .orderBy('users.id')
    .execute()
  return [...Map.groupBy(others, ({ id }) => id)].map(([id, people]) => ({
    id,
    title: people[0]?.title ?? '',
    memberNames: people.map(({ displayName }) => displayName),
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
