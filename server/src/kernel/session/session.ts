import type { User } from '@sojourn/contract/auth/schema'
import { longestSessionDays, sessionDays } from '@sojourn/contract/auth/session-life'
import type { PlanName } from '@sojourn/contract/billing/plan-limits'
import type { ChosenUnits } from '@sojourn/contract/units/units'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { planColumn } from '../plan/plan-column.ts'
import type { Db } from '../../platform/db/client.ts'
import { Gathered } from '../../platform/db/gathered.ts'
import type { Deps } from '../deps.ts'
import { rememberDevice } from './devices.ts'
import { hashToken, newToken, readSessionToken, setSessionCookie } from './session-cookie.ts'

/** A user, as their account says. */
export interface SignedIn extends ChosenUnits {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly displayName: string
  readonly firstName: string
  readonly createdAt: string
  readonly plan: PlanName
  readonly hasPassword: boolean
}

/** The user behind a request, with when they last proved who they are. */
export interface SessionUser extends SignedIn {
  readonly signedInAt: string
}

export const toUser = ({ plan, signedInAt: _since, ...user }: SignedIn & Partial<SessionUser>): User => ({
  ...user,
  isPremium: plan === 'pro',
})

/** The columns of a `SignedIn`. */
export const signedInColumns = [
  'users.id',
  'email',
  'name',
  'displayName',
  'firstName',
  'users.createdAt',
  planColumn,
  sql<boolean>`"passwordHash" is not null`.as('hasPassword'),
  'temperatureUnit',
  'distanceUnit',
  'clock',
  'weekStart',
] as const

/** Names whose sessions have ended. */
export const endedSessionsChannel = 'sojourn_ended_sessions'

const renewAfterMs = 86_400_000
const graceS = 60
const fromNow = sql<string>`now() + ${sessionDays} * interval '1 day'`
const prolonged = sql<string>`least(${fromNow}, "createdAt" + ${longestSessionDays} * interval '1 day')`

const isLive = sql<boolean>`"expiresAt" > now()
  and sessions."createdAt" > now() - ${longestSessionDays} * interval '1 day'`

const liveSession = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([...signedInColumns, 'seenAt', 'tokenHash', 'nextHash', 'sessions.createdAt as signedInAt'])
    .where(isLive)

/** By its token; while it changes, by the one before or the one after. */
async function findSession(db: Db, hash: string) {
  const found = await liveSession(db).where('tokenHash', '=', hash).executeTakeFirst()
  if (found) return found
  return liveSession(db)
    .where(
      sql<boolean>`("tokenHash" = ${hash} or "nextHash" = ${hash}
        or ("previousHash" = ${hash} and "previousUntil" > now()))`,
    )
    .executeTakeFirst()
}

/** Whose sessions these are, found as above; those that are none are left out. */
export async function ownersOfSessions(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owner = sql`select "userId" from sessions where ${isLive}`
  const { rows } = await sql<{ hash: string; userId: string }>`
    select asked."hash", found."userId" from unnest(${hashes}::text[]) as asked ("hash"), lateral (
      ${owner} and "tokenHash" = asked."hash"
      union all ${owner} and "nextHash" = asked."hash"
      union all ${owner} and "previousHash" = asked."hash" and "previousUntil" > now()
      limit 1
    ) as found`.execute(db)
  return new Map(rows.map(({ hash, userId }) => [hash, userId]))
}

/** Who is asking; null for a visitor. A session in use is prolonged once a day and gets a new token. */
export async function findSessionUser(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionUser | null> {
  const token = readSessionToken(request, deps.env)
  if (!token) return null
  const hash = hashToken(token)
  const found = await findSession(deps.db, hash)
  request.server.knownSessions.learn(hash, found?.id)
  if (!found) return null
  const { seenAt, tokenHash, nextHash, ...user } = found
  if (hash === nextHash) await takeOver(deps.db, hash)
  else if (hash === tokenHash && deps.now().getTime() - Date.parse(seenAt) > renewAfterMs)
    await renew(deps, request, reply, { userId: user.id, tokenHash, seenAt })
  return user
}

/** The old token stays good until the new one is used: an answer that is lost on the way signs nobody out. */
async function renew(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, tokenHash, seenAt }: { userId: string; tokenHash: string; seenAt: string },
): Promise<void> {
  const token = newToken()
  const { numUpdatedRows } = await deps.db
    .updateTable('sessions')
    .set({ nextHash: hashToken(token), seenAt: sql`now()`, expiresAt: prolonged })
    .where('tokenHash', '=', tokenHash)
    // Of several requests at once one hands out the token.
    .where('seenAt', '<=', sql<string>`${seenAt}::timestamptz + interval '1 second'`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  setSessionCookie(request, reply, deps.env, token)
  await rememberDevice(deps, request, reply, userId)
}

async function takeOver(db: Db, nextHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      tokenHash: nextHash,
      nextHash: null,
      previousHash: sql`"tokenHash"`,
      previousUntil: sql`now() + ${graceS} * interval '1 second'`,
    })
    .where('nextHash', '=', nextHash)
    .execute()
}

/**
 * Whose session a request carries, without prolonging it: the answer to an upgrade brings no new token. When a process
 * dies all its lines come to the others at once; their sessions are read together.
 */
export function sessionPeeks(deps: Deps) {
  const owners = new Gathered(async (hashes) => {
    const held = await liveHashes(deps.db, sql<boolean>`"tokenHash" = any(${hashes}::text[])`)
    return new Map(held.map(({ tokenHash, userId }) => [tokenHash, userId]))
  })
  return async (request: FastifyRequest): Promise<{ userId: string; sessionHash: string } | null> => {
    const token = readSessionToken(request, deps.env)
    if (!token) return null
    const hash = hashToken(token)
    const userId = await owners.get(hash)
    if (userId) {
      request.server.knownSessions.learn(hash, userId)
      return { userId, sessionHash: hash }
    }
    const found = await findSession(deps.db, hash)
    request.server.knownSessions.learn(hash, found?.id)
    return found ? { userId: found.id, sessionHash: found.tokenHash } : null
  }
}

/**
 * The sessions among these hashes that are no longer found by them: with the hash each has by now (a token changes once a
 * day), or null when it is over. Usually none, so that thousands of open lines cost one short answer.
 */
export async function movedSessions(
  db: Db,
  hashes: readonly string[],
): Promise<{ hash: string; now: string | null }[]> {
  const { rows } = await sql<{ hash: string; now: string | null }>`
    select asked."hash", (select "tokenHash" from sessions where "previousHash" = asked."hash" and ${isLive} limit 1) as "now"
    from unnest(${hashes}::text[]) as asked ("hash")
    where not exists (select from sessions where "tokenHash" = asked."hash" and ${isLive})`.execute(db)
  return rows
}

const liveHashes = (db: Db, isMeant: RawBuilder<boolean>) =>
  liveSession(db).clearSelect().select(['tokenHash', 'userId']).where(isMeant).execute()

/** A new token at every sign-in; the one the browser held before is ended. */
export async function startSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  await endSession(deps, request)
  const token = newToken()
  await deps.db
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      userId,
      expiresAt: fromNow,
      userAgent: request.headers['user-agent']?.slice(0, 200) ?? null,
    })
    .execute()
  setSessionCookie(request, reply, deps.env, token)
  await rememberDevice(deps, request, reply, userId)
}

export async function endSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const token = readSessionToken(request, deps.env)
  if (!token) return
  const hash = hashToken(token)
  await end(deps.db, sql<boolean>`"tokenHash" = ${hash} or "nextHash" = ${hash} or "previousHash" = ${hash}`)
}

/** Everywhere at once. */
export const endAllSessions = (db: Db, userId: string): Promise<void> => end(db, sql`"userId" = ${userId}`)

/** Deletes the sessions and tells whoever holds their live sockets, in any process. */
async function end(db: Db, isMeant: RawBuilder<boolean>): Promise<void> {
  await sql`
    with ended as (delete from sessions where ${isMeant} returning "userId")
    select pg_notify(${endedSessionsChannel}, "userId"::text) from (select distinct "userId" from ended) as people
  `.execute(db)
}
