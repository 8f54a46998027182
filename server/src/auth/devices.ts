import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { readCookie, setCookie } from '../http/cookies.ts'
import type { Deps } from '../http/deps.ts'
import { hashToken, newToken } from './session-cookie.ts'

const name = 'device'
const tokenPattern = /^[\w-]{43}$/
export const deviceDays = 365

function tokenOf(request: FastifyRequest, { env }: Deps): string | null {
  const token = readCookie(request, env, name)
  return token && tokenPattern.test(token) ? token : null
}

/** This browser has proven itself once: strangers who guess at the account do not keep it from signing in again. */
export async function rememberDevice(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const token = tokenOf(request, deps) ?? newToken()
  await deps.db
    .insertInto('devices')
    .values({ deviceHash: hashToken(token), userId })
    .onConflict((conflict) =>
      conflict.columns(['deviceHash', 'userId']).doUpdateSet({ seenAt: sql<string>`now()` }),
    )
    .execute()
  setCookie(request, reply, deps.env, { name, value: token, maxAgeS: deviceDays * 86_400 })
}

/** The browser's hash when this account has signed in with it before; null otherwise. */
export async function knownDevice(
  deps: Deps,
  request: FastifyRequest,
  email: string,
): Promise<string | null> {
  const token = tokenOf(request, deps)
  if (!token) return null
  const known = await deps.db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.userId')
    .select('deviceHash')
    .where('deviceHash', '=', hashToken(token))
    .where('email', '=', email)
    .executeTakeFirst()
  return known?.deviceHash ?? null
}

export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('devices').where('userId', '=', userId).execute()
}
