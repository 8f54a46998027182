import type { User } from '@sojourn/contract/auth/schema'
import type { PlanName } from '@sojourn/contract/billing/plan-limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Deps } from '../http/deps.ts'
import { hashToken, newToken, readSessionToken, sessionDays, setSessionCookie } from './session-cookie.ts'

/** The user behind a request, as the session row and its account say. */
export interface SignedIn {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly displayName: string
  readonly firstName: string
  readonly createdAt: string
  readonly plan: PlanName
  readonly hasPassword: boolean
}

export const toUser = ({ plan, ...user }: SignedIn): User => ({ ...user, isPremium: plan === 'pro' })

/** The columns of a `SignedIn`. */
export const signedInColumns = [
  'users.id',
  'email',
  'name',
  'displayName',
  'firstName',
  'users.createdAt',
  'plan',
  sql<boolean>`"passwordHash" is not null`.as('hasPassword'),
] as const

const renewAfterMs = 86_400_000
const expiry = sql<string>`now() + ${sessionDays} * interval '1 day'`

const byToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([...signedInColumns, 'seenAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)

/** Who is asking; null for a visitor. A session in use is prolonged once a day. */
export async function findSessionUser(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> {
  const token = readSessionToken(request, deps.env)
  if (!token) return null
  const tokenHash = hashToken(token)
  const found = await byToken(deps.db, tokenHash).executeTakeFirst()
  if (!found) return null
  const { seenAt, ...user } = found
  if (deps.now().getTime() - Date.parse(seenAt) > renewAfterMs) {
    await deps.db
      .updateTable('sessions')
      .set({ seenAt: sql`now()`, expiresAt: expiry })
      .where('tokenHash', '=', tokenHash)
      .execute()
    setSessionCookie(request, reply, deps.env, token)
  }
  return user
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
      expiresAt: expiry,
      userAgent: request.headers['user-agent']?.slice(0, 200) ?? null,
    })
    .execute()
  setSessionCookie(request, reply, deps.env, token)
}

export async function endSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const token = readSessionToken(request, deps.env)
  if (token) await deps.db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute()
}
