import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { readCookie, setCookie } from '../http/cookies.ts'
import type { Deps } from '../deps.ts'
import { networkOf } from '../../platform/limits/rate-limit.ts'
import { hashToken, newToken } from './session-cookie.ts'

const name = 'device'
const tokenPattern = /^[\w-]{43}$/
export const deviceDays = 365

function tokenOf(request: FastifyRequest, { env }: Deps): string | null {
  const token = readCookie(request, env, name)
  return token && tokenPattern.test(token) ? token : null
}

/** Somebody has signed in with this browser before. */
export const hasDevice = (request: FastifyRequest, deps: Deps): boolean => tokenOf(request, deps) !== null

/** A network shows as well where somebody is at home, but changes hands sooner than a browser. */
export const networkMark = 'network:'
export const networkDays = 90
const maxNetworks = 10

/** Of a short address anybody could try all there are, so the hash needs the server's key. */
const networkHash = ({ ip, server }: FastifyRequest): string =>
  networkMark +
  createHmac('sha256', server.logKey)
    .update(`${networkMark}${networkOf(ip)}`)
    .digest('base64url')

/** This browser, on this network, has proven itself: strangers who guess at the account do not keep it out. */
export async function rememberDevice(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const token = tokenOf(request, deps) ?? newToken()
  await deps.db
    .insertInto('devices')
    .values([
      { deviceHash: hashToken(token), userId },
      { deviceHash: networkHash(request), userId },
    ])
    .onConflict((conflict) =>
      conflict.columns(['deviceHash', 'userId']).doUpdateSet({ seenAt: sql<string>`now()` }),
    )
    .execute()
  await forgetOldNetworks(deps.db, userId)
  setCookie(request, reply, deps.env, { name, value: token, maxAgeS: deviceDays * 86_400 })
}

const forgetOldNetworks = (db: Db, userId: string) =>
  db
    .deleteFrom('devices')
    .where('userId', '=', userId)
    .where('deviceHash', 'in', (of) =>
      of
        .selectFrom('devices')
        .select('deviceHash')
        .where('userId', '=', userId)
        .where('deviceHash', 'like', `${networkMark}%`)
        .orderBy('seenAt', 'desc')
        .offset(maxNetworks),
    )
    .execute()

/** The browser's hash when this account has signed in with it before, else its network's; null where neither is known. */
export async function knownDevice(
  deps: Deps,
  request: FastifyRequest,
  email: string,
): Promise<string | null> {
  const token = tokenOf(request, deps)
  const [device, network] = [token && hashToken(token), networkHash(request)]
  const known = await deps.db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.userId')
    .select('deviceHash')
    .where('deviceHash', 'in', device ? [device, network] : [network])
    .where('email', '=', email)
    .where((where) =>
      where.or([
        where('deviceHash', '!=', network),
        where('seenAt', '>', sql<string>`now() - ${networkDays} * interval '1 day'`),
      ]),
    )
    .execute()
  const hashes = known.map(({ deviceHash }) => deviceHash)
  return hashes.find((hash) => hash === device) ?? hashes[0] ?? null
}

export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('devices').where('userId', '=', userId).execute()
}
