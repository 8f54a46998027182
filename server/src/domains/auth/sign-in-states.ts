import type { ProviderName } from '@sojourn/contract/auth/providers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env/env.ts'
import { readCookie, setCookie } from '../../kernel/http/cookies.ts'
import type { Pending } from './sign-in-providers.ts'
import { hashToken, newToken } from '../../kernel/session/session-cookie.ts'

const lifeS = 600
const cookie = 'signin'
const tokenPattern = /^[\w-]{43}$/

/** Names this browser for the length of a sign-in; two tabs share it. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, env: Env): string {
  const token = browserOf(request, env) ?? newToken()
  setCookie(request, reply, env, { name: cookie, value: token, maxAgeS: lifeS })
  return token
}

export function browserOf(request: FastifyRequest, env: Env): string | null {
  const token = readCookie(request, env, cookie)
  return token && tokenPattern.test(token) ? token : null
}

interface NewState extends Pending {
  provider: ProviderName
  browser: string
  returnTo: string
}

export async function keepState(db: Db, { state, browser, ...rest }: NewState): Promise<void> {
  await db
    .insertInto('signInStates')
    .values({
      stateHash: hashToken(state),
      browserHash: hashToken(browser),
      provider: rest.provider,
      nonce: rest.nonce,
      verifier: rest.verifier,
      returnTo: rest.returnTo,
      expiresAt: sql<string>`now() + ${lifeS} * interval '1 second'`,
    })
    .execute()
}

/** Apple tells the name in its POST, before the browser can prove itself; it waits with the state. */
export async function keepName(db: Db, state: string, name: string): Promise<void> {
  await db
    .updateTable('signInStates')
    .set({ name })
    .where('stateHash', '=', hashToken(state))
    .where('provider', '=', 'apple')
    .where('name', 'is', null)
    .execute()
}

/** Hands the state out once, to the browser that began it. */
export function takeState(db: Db, provider: ProviderName, state: string, browser: string) {
  return db
    .deleteFrom('signInStates')
    .where('stateHash', '=', hashToken(state))
    .where('browserHash', '=', hashToken(browser))
    .where('provider', '=', provider)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['nonce', 'verifier', 'returnTo', 'name'])
    .executeTakeFirst()
}
