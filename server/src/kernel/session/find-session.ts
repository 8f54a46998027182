import { longestSessionDays } from '@sojourn/contract/auth/session-life'
import type { FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { Gathered, gatheredIn } from '../../platform/db/gathered.ts'
import type { Deps } from '../deps.ts'
import { hashToken, readSessionToken } from './session-cookie.ts'
import { signedInColumns } from './signed-in.ts'

const isLive = sql<boolean>`"expiresAt" > now()
  and sessions."createdAt" > now() - ${longestSessionDays} * interval '1 day'`

const liveSession = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      ...signedInColumns,
      'seenAt',
      'tokenHash',
      'nextHash',
      'provenAt',
      'sessions.createdAt as signedInAt',
    ])
    .where(isLive)
    .where('lockedAt', 'is', null)

const byToken = gatheredIn(async (db, hashes) => {
  const found = await liveSession(db)
    .where(sql<boolean>`"tokenHash" = any(${hashes}::text[])`)
    .execute()
  return new Map(found.map((session) => [session.tokenHash, session]))
})

/** By its token; while it changes, by the one before or the one after. */
export async function findSession(db: Db, hash: string) {
  const found = await byToken(db, hash)
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

/** All that an account has open. */
export const sessionsOf = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['tokenHash', 'nextHash', 'previousHash', 'userAgent', 'createdAt', 'seenAt'])
    .where('userId', '=', userId)
    .where(isLive)
    .execute()

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
