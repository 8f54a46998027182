import { longestSessionDays, sessionDays } from '@sojourn/contract/auth/session-life'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../deps.ts'
import { rememberDevice } from './devices.ts'
import { hashToken, newToken, readSessionToken, setSessionCookie } from './session-cookie.ts'
import type { SessionUser } from './signed-in.ts'
import { findSession } from './find-session.ts'

/** Names whose sessions have ended. */
export const endedSessionsChannel = 'sojourn_ended_sessions'

const renewAfterMs = 86_400_000
const graceS = 60
const fromNow = sql<string>`now() + ${sessionDays} * interval '1 day'`
const prolonged = sql<string>`least(${fromNow}, "createdAt" + ${longestSessionDays} * interval '1 day')`

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

/** Whoever uses this session has just shown once more who they are. */
export async function markProven(deps: Deps, request: FastifyRequest): Promise<void> {
  const token = readSessionToken(request, deps.env)
  if (!token) return
  const hash = hashToken(token)
  await deps.db
    .updateTable('sessions')
    .set({ provenAt: sql`now()` })
    .where(sql<boolean>`"tokenHash" = ${hash} or "nextHash" = ${hash} or "previousHash" = ${hash}`)
    .execute()
}

export async function endSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const token = readSessionToken(request, deps.env)
  if (!token) return
  const hash = hashToken(token)
  await end(deps.db, sql<boolean>`"tokenHash" = ${hash} or "nextHash" = ${hash} or "previousHash" = ${hash}`)
}

/** Everywhere at once, sign-ins that lack their second step included. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('openSignIns').where('userId', '=', userId).execute()
  await end(db, sql`"userId" = ${userId}`)
}

/** Those of one account that have these hashes. */
export const endSessions = (db: Db, userId: string, hashes: readonly string[]): Promise<void> =>
  end(db, sql`"userId" = ${userId} and "tokenHash" = any(${hashes}::text[])`)

/** Deletes the sessions and tells whoever holds their live sockets, in any process. */
async function end(db: Db, isMeant: RawBuilder<boolean>): Promise<void> {
  await sql`
    with ended as (delete from sessions where ${isMeant} returning "userId")
    select pg_notify(${endedSessionsChannel}, "userId"::text) from (select distinct "userId" from ended) as people
  `.execute(db)
}
