import { expect, test } from 'vitest'
import { Client, password, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

const dayMs = 86_400_000
const ago = (days: number): string => new Date(Date.now() - days * dayMs).toISOString()

interface Times {
  seenAt?: string
  createdAt?: string
  expiresAt?: string
  previousUntil?: string
}

async function setSession(traveller: Traveller, times: Times): Promise<void> {
  const { db } = await testApp()
  await db.updateTable('sessions').set(times).where('userId', '=', traveller.id).execute()
}

async function daysLeft(traveller: Traveller): Promise<number> {
  const { db } = await testApp()
  const { expiresAt } = await db
    .selectFrom('sessions')
    .select('expiresAt')
    .where('userId', '=', traveller.id)
    .executeTakeFirstOrThrow()
  return (Date.parse(expiresAt) - Date.now()) / dayMs
}

const withCookie = async (cookie: string): Promise<Client> => {
  const client = new Client((await testApp()).app)
  client.cookie = cookie
  return client
}

const ask = async (cookie: string): Promise<number> =>
  (await (await withCookie(cookie)).call('auth.currentUser', {})).status

/** Maya's session a day later: the token she held and the one she is handed. */
async function renewed(): Promise<{ maya: Traveller; old: string; next: string }> {
  const maya = await signUp()
  await setSession(maya, { seenAt: ago(1.1) })
  const old = maya.cookie
  expect((await maya.call('auth.currentUser', {})).status).toBe(200)
  expect(maya.cookie).not.toBe(old)
  return { maya, old, next: maya.cookie }
}

test('a session in use is prolonged once a day and gets a new token', async () => {
  const maya = await signUp()
  await setSession(maya, { seenAt: ago(1.1), expiresAt: ago(-3) })
  const { headers } = await maya.call('auth.currentUser', {})
  expect(String(headers['set-cookie'])).toContain('Max-Age=1209600')
  expect(await daysLeft(maya)).toBeCloseTo(14, 1)
  expect((await maya.call('auth.currentUser', {})).headers['set-cookie']).toBeUndefined()
})

test('the old token is good for the requests under way, and then no more', async () => {
  const { maya, old, next } = await renewed()
  expect(await ask(next)).toBe(200)
  expect(await ask(old)).toBe(200)
  await setSession(maya, { previousUntil: ago(0.001) })
  expect(await ask(old)).toBe(401)
  expect(await ask(next)).toBe(200)
})

test('an answer that is lost on the way signs nobody out', async () => {
  const { maya, old, next } = await renewed()
  await setSession(maya, { seenAt: ago(3) })
  const later = await withCookie(old)
  expect((await later.call('auth.currentUser', {})).status).toBe(200)
  expect([old, next]).not.toContain(later.cookie)
  expect(await ask(later.cookie)).toBe(200)
  expect(await ask(next)).toBe(401)
})

test('of many requests at once one brings the new token, and all are answered', async () => {
  const maya = await signUp()
  await setSession(maya, { seenAt: ago(1.1) })
  const held = maya.cookie
  const many = async (cookie: string) => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => withCookie(cookie)))
    const answers = await Promise.all(clients.map((client) => client.call('auth.currentUser', {})))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    return clients.map((client) => client.cookie).filter((now) => now !== cookie)
  }
  const fresh = await many(held)
  expect(fresh).toHaveLength(1)
  expect(await many(fresh[0] ?? '')).toEqual([])
})

test('a session not used for 14 days is over, and none lasts longer than 60', async () => {
  const maya = await signUp()
  await maya.call('auth.signIn', { body: { email: maya.email, password } })
  const { db } = await testApp()
  const newest = await db
    .selectFrom('sessions')
    .select('expiresAt')
    .where('userId', '=', maya.id)
    .executeTakeFirstOrThrow()
  expect((Date.parse(newest.expiresAt) - Date.now()) / dayMs).toBeCloseTo(14, 1)

  await setSession(maya, { seenAt: ago(1.1), createdAt: ago(59) })
  expect((await maya.call('auth.currentUser', {})).status).toBe(200)
  expect(await daysLeft(maya)).toBeCloseTo(1, 1)
  await setSession(maya, { createdAt: ago(60.1), expiresAt: ago(-10) })
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
})

test.each(['the old', 'the new'])('logging out with %s token ends the session', async (which) => {
  const { old, next } = await renewed()
  expect(await ask(next)).toBe(200)
  const client = await withCookie(which === 'the old' ? old : next)
  await client.call('auth.logOutByPost', { body: {} })
  expect([await ask(old), await ask(next)]).toEqual([401, 401])
})

test('whoever asks who is here is told for how long they have been signed in', async () => {
  const maya = await signUp()
  await setSession(maya, { createdAt: ago(20) })
  const { body } = await maya.call('auth.currentUser', {})
  expect(body.sessionAgeMs / dayMs).toBeCloseTo(20, 1)
  expect(body).not.toHaveProperty('signedInAt')
})
