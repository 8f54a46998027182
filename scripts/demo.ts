import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { localToday } from '@sojourn/contract/values/plain-date'
import { openStoreBeside } from '../server/src/admin/open-store.ts'
import { buildApp } from '../server/src/app.ts'
import { hashPassword } from '../server/src/domains/auth/password-hash.ts'
import { type Db, openDb, openPool } from '../server/src/platform/db/client.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { ServerChoices } from '../server/src/platform/chosen/chosen.ts'
import { readEnv } from '../server/src/platform/env/env.ts'
import { serverAddress } from '../server/src/kernel/http/own-address.ts'
import { RequestRateLimit } from '../server/src/platform/limits/request-rate-limit.ts'
import { openLanguages } from '../server/src/languages.ts'
import { openProviders } from '../server/src/providers.ts'
import { openWorkers } from '../server/src/workers.ts'
import { fillDemo } from './demo/fill-demo.ts'

const owner = { email: 'maya@demo.example', name: 'Maya Okafor' }
const companion = { email: 'tunde@demo.example', name: 'Tunde Okafor' }

if (existsSync('.env')) process.loadEnvFile('.env')
// A person at a terminal asked for this, once: no limits, and no log but of what is amiss.
const env = readEnv({ ...process.env, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' })
const store = await openStoreBeside(env)
const pool = openPool(store.url, 4)
try {
  await migrate(pool)
  console.log(await fill(openDb(pool)))
} finally {
  await pool.end()
  await store.close()
}

async function fill(db: Db): Promise<string> {
  const requestRateLimit = new RequestRateLimit(db, env.RATE_LIMIT_SCALE)
  const chosen = new ServerChoices(env)
  const app = await buildApp({
    db,
    env,
    chosen,
    requestRateLimit,
    providers: openProviders(db, env, chosen),
    workers: openWorkers(),
    languages: openLanguages(env),
    now: () => new Date(),
    isBeside: true,
  })
  const send = async (method: 'POST' | 'PUT', url: string, payload: object, cookie = '') => {
    const reply = await app.inject({ method, url, payload, headers: { host: 'localhost', cookie } })
    if (reply.statusCode !== 200)
      throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`)
    return { body: reply.json<unknown>(), cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
  }
  /** The password is a new one each time: a known one would open every server that was ever filled. */
  const signIn = async ({ email, name }: typeof owner) => {
    const password = randomBytes(9).toString('base64url')
    const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (!known) await send('POST', '/api/auth/signup', { email, name, password })
    const changes = { plan: 'pro' as const, passwordHash: await hashPassword(password) }
    const account = db.updateTable('users').set(changes).where('email', '=', email).returning('id')
    const { id } = await account.executeTakeFirstOrThrow()
    const { cookie } = await send('POST', '/api/auth/signin', { email, password })
    return { id, password, cookie }
  }

  const [maya, tunde] = [await signIn(owner), await signIn(companion)]
  const trips = await fillDemo({
    today: localToday(new Date()),
    accounts: { owner: maya.id, companion: tunde.id },
    call: async (method, path, body) => (await send(method, path, body, maya.cookie)).body,
    addMember: async (tripId) => {
      const row = { tripId, userId: tunde.id, role: 'member' as const }
      await db
        .insertInto('members')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  })
  await app.close()
  await requestRateLimit.flush()
  return [
    `${trips.size} trips are there, one of them under way today.`,
    `Address:  ${await serverAddress(db, env)}`,
    `Email:    ${owner.email}`,
    `Password: ${maya.password}`,
    `A second traveller: ${companion.email}, ${tunde.password}`,
  ].join('\n')
}
