import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../../../test/mail-server.ts'
import { Client, password, startTestApp, type TestApp } from '../../../test/test-app.ts'

const newPassword = 'a louder harbour'

let mails: MailServer
let own: TestApp

beforeAll(async () => {
  mails = await startMailServer()
  own = await startTestApp({
    SMTP_URL: mails.url,
    APP_URL: 'https://trips.example.com',
    MAIL_FROM: 'Trips <hello@trips.example.com>',
  })
})
afterAll(() => mails.stop())
beforeEach(() => {
  mails.mood = 'kind'
})

let counter = 0
async function account(): Promise<Client & { email: string }> {
  const email = `reset-${counter++}@example.com`
  const client = Object.assign(new Client(own.app), { email })
  const { status } = await client.call('auth.signUp', { body: { email, password, name: 'Maya Okafor' } })
  expect(status).toBe(200)
  return client
}

const ask = (email: string, app = own.app) => new Client(app).call('auth.requestReset', { body: { email } })

async function mailedToken(email: string): Promise<string> {
  const arriving = mails.next(/^Reset/)
  expect((await ask(email)).status).toBe(200)
  const { text } = await arriving
  return /https:\/\/trips\.example\.com\/login\?reset=([\w-]{43})\n/.exec(text)?.[1] ?? ''
}

const reset = (token: string, chosen = newPassword) =>
  new Client(own.app).call('auth.resetPassword', { body: { token, password: chosen } })

const signIn = async (email: string, typed: string): Promise<number> =>
  (await new Client(own.app).call('auth.signIn', { body: { email, password: typed } })).status

test('a mailed link sets a new password once, and every device is signed out', async () => {
  const maya = await account()
  const phone = new Client(own.app)
  await phone.call('auth.signIn', { body: { email: maya.email, password } })
  const arriving = mails.next(/^Reset/)
  expect((await ask(maya.email.toUpperCase())).body).toEqual({ ok: true })
  const mail = await arriving
  expect(mail.from).toBe('hello@trips.example.com')
  expect(mail.to).toEqual([maya.email])
  expect(mail.headers).toMatch(/^Subject: Reset your Sojourn password$/m)
  expect(mail.headers).toMatch(/^From: Trips <hello@trips.example.com>$/m)
  const token = /reset=([\w-]{43})\n/.exec(mail.text)?.[1] ?? ''

  expect((await reset(token)).body).toEqual({ ok: true })
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
  expect((await phone.call('auth.currentUser', {})).status).toBe(401)
  expect(await signIn(maya.email, password)).toBe(401)
  expect(await signIn(maya.email, newPassword)).toBe(200)

  const again = await reset(token, 'yet another harbour')
  expect(again.status).toBe(400)
  expect(again.error.fields).toEqual({
    token: 'This link has expired or was already used. Please ask for a new one.',
  })
  expect(await signIn(maya.email, newPassword)).toBe(200)
})

test('the table keeps only a hash of the link’s token', async () => {
  const maya = await account()
  const token = await mailedToken(maya.email)
  const rows = await own.db.selectFrom('resetTokens').selectAll().execute()
  const waiting = await own.db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify([rows, waiting])).not.toContain(token)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('a link lives for 30 minutes', async () => {
  const maya = await account()
  const token = await mailedToken(maya.email)
  const { expiresAt } = await own.db
    .selectFrom('resetTokens')
    .innerJoin('users', 'users.id', 'resetTokens.userId')
    .select('expiresAt')
    .where('email', '=', maya.email)
    .executeTakeFirstOrThrow()
  expect((Date.parse(expiresAt) - Date.now()) / 60_000).toBeCloseTo(30, 0)
  await own.db
    .updateTable('resetTokens')
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    .execute()
  expect((await reset(token)).status).toBe(400)
  expect(await signIn(maya.email, password)).toBe(200)
})

test('using one link ends the others, and clears the failures that were counted', async () => {
  const maya = await account()
  const [first, second] = [await mailedToken(maya.email), await mailedToken(maya.email)]
  await signIn(maya.email, 'wrong')
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first)).status).toBe(400)
  const left = await own.db
    .selectFrom('limits')
    .select('bucket')
    .where('bucket', 'like', 'sign-in:account:%')
    .execute()
  const before = left.length
  await signIn(maya.email, 'wrong')
  const after = await own.db
    .selectFrom('limits')
    .select('bucket')
    .where('bucket', 'like', 'sign-in:account:%')
    .execute()
  expect(after.length).toBe(before + 1)
})

test('ten parallel uses of one link change the password once', async () => {
  const maya = await account()
  const token = await mailedToken(maya.email)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => reset(token, `a parallel harbour ${n}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('two links of one account used at once change the password once, and neither waits for the other', async () => {
  const maya = await account()
  for (let round = 0; round < 3; round++) {
    const tokens = [await mailedToken(maya.email), await mailedToken(maya.email)]
    const answers = await Promise.all(tokens.map((token, n) => reset(token, `a parallel harbour ${n}`)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
  }
  const { deadlocks } = await own.db
    .selectNoFrom(
      sql<number>`(select deadlocks::int from pg_stat_database where datname = current_database())`.as(
        'deadlocks',
      ),
    )
    .executeTakeFirstOrThrow()
  expect(deadlocks).toBe(0)
})

test('a weak new password is refused and the link stays good', async () => {
  const maya = await account()
  const token = await mailedToken(maya.email)
  for (const weak of ['short', 'password', 'x'.repeat(129)]) {
    const { status, error } = await reset(token, weak)
    expect(status).toBe(400)
    expect(error.fields).toHaveProperty('password')
  }
  expect((await reset(token)).status).toBe(200)
})

test('asking for an unknown address answers alike, and sends nothing', async () => {
  const maya = await account()
  const arriving = mails.next(/^Reset/)
  const [unknown, known] = [await ask('nobody@example.com'), await ask(maya.email)]
  await arriving
  expect(unknown.status).toBe(known.status)
  expect(unknown.body).toEqual(known.body)
  const comparable = ({ date: _date, 'x-request-id': _id, ...headers }: Record<string, unknown>) => headers
  expect(comparable(unknown.headers)).toEqual(comparable(known.headers))
  expect(mails.received.flatMap(({ to }) => to)).not.toContain('nobody@example.com')
})

test('the link never follows the Host that the caller sends', async () => {
  const maya = await account()
  const arriving = mails.next(/^Reset/)
  await new Client(own.app).call(
    'auth.requestReset',
    { body: { email: maya.email } },
    { host: 'evil.example' },
  )
  expect((await arriving).text).not.toContain('evil.example')
})

test('a mail server that is silent or refuses neither delays nor fails the answer', async () => {
  const maya = await account()
  for (const mood of ['silent', 'refuse'] as const) {
    mails.mood = mood
    const began = Date.now()
    expect((await ask(maya.email)).body).toEqual({ ok: true })
    expect(Date.now() - began).toBeLessThan(2000)
  }
})

test('five requests an hour for one address, whether or not it has an account', async () => {
  const strict = await startTestApp({ SMTP_URL: mails.url, RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
  const askFrom = (address: string, email: string) =>
    new Client(strict.app).call('auth.requestReset', { body: { email } }, { 'x-forwarded-for': address })
  const statuses = async (count: number, one: (n: number) => ReturnType<typeof askFrom>) => {
    const all = []
    for (let n = 0; n < count; n++) all.push((await one(n)).status)
    return all
  }
  expect(await statuses(6, (n) => askFrom('203.0.113.1', `a${n}@example.com`))).toEqual([
    200, 200, 200, 200, 200, 429,
  ])
  expect(await statuses(6, (n) => askFrom(`203.0.113.${n + 10}`, 'b@example.com'))).toEqual([
    200, 200, 200, 200, 200, 429,
  ])
  const refused = await askFrom('203.0.113.1', 'c@example.com')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
})

test('without a mail server the reset is unavailable and says whom to ask', async () => {
  const bare = await startTestApp()
  const { status, error } = await ask('maya@example.com', bare.app)
  expect(status).toBe(503)
  expect(error.message).toBe(
    'Password reset functionality will be available soon. Please contact support if needed.',
  )
  expect((await new Client(bare.app).call('auth.options', {})).body.passwordReset).toBe(false)
  expect((await new Client(own.app).call('auth.options', {})).body.passwordReset).toBe(true)
})
