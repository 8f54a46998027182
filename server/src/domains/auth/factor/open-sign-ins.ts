// A sign-in whose password was right, or whose provider vouched, and that still lacks its second step: no session.
import type { SecondStepWays } from '@sojourn/contract/auth/factor-schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { readCookie, setCookie } from '../../../kernel/http/cookies.ts'
import { startSession } from '../../../kernel/session/session.ts'
import { hashToken, newToken } from '../../../kernel/session/session-cookie.ts'

const lifeS = 600
const cookie = 'second-step'

/** By which means the account takes its second step; null where it asks for none. */
export async function secondStepOf(db: Db, userId: string): Promise<SecondStepWays | null> {
  const found = await db
    .selectFrom('users')
    .select((of) => [
      of
        .exists(
          of
            .selectFrom('authenticators')
            .select('userId')
            .where('userId', '=', userId)
            .where('checkedAt', 'is not', null),
        )
        .as('app'),
      of.exists(of.selectFrom('passkeys').select('id').where('userId', '=', userId)).as('passkey'),
    ])
    .where('id', '=', userId)
    .where('secondStepAt', 'is not', null)
    .executeTakeFirst()
  return found ? { app: Boolean(found.app), passkey: Boolean(found.passkey) } : null
}

/** Signs in; where the account asks for a second step it waits in this browser, and answers by which means it takes it. */
export async function enter(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<SecondStepWays | null> {
  const ways = await secondStepOf(deps.db, userId)
  await (ways ? openSignIn : startSession)(deps, request, reply, userId)
  return ways
}

async function openSignIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const token = newToken()
  await deps.db
    .insertInto('openSignIns')
    .values({
      tokenHash: hashToken(token),
      userId,
      expiresAt: sql<string>`now() + ${lifeS} * interval '1 second'`,
    })
    .execute()
  setCookie(request, reply, deps.env, { name: cookie, value: token, maxAgeS: lifeS })
}

function tokenHashOf(request: FastifyRequest, deps: Deps): string | null {
  const token = readCookie(request, deps.env, cookie)
  return token ? hashToken(token) : null
}

/** Whose second step this browser is asked for. */
export async function findOpenSignIn(deps: Deps, request: FastifyRequest): Promise<string | null> {
  const tokenHash = tokenHashOf(request, deps)
  if (!tokenHash) return null
  const found = await deps.db
    .selectFrom('openSignIns')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return found?.userId ?? null
}

/** Of several at once one ends it. */
export async function endOpenSignIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { numDeletedRows } = await deps.db
    .deleteFrom('openSignIns')
    .where('tokenHash', '=', tokenHashOf(request, deps) ?? '')
    .executeTakeFirst()
  setCookie(request, reply, deps.env, { name: cookie, value: '', maxAgeS: 0 })
  return numDeletedRows === 1n
}
