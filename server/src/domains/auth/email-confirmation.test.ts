import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../../../test/mail-server.ts'
import { Client, password, signUp, startTestApp, testApp, type TestApp } from '../../../test/test-app.ts'

let mails: MailServer
let own: TestApp

beforeAll(async () => {
  mails = await startMailServer()
  own = await startTestApp({ SMTP_URL: mails.url, APP_URL: 'https://trips.example.com' })
})
afterAll(() => mails.stop())

async function newcomer() {
  const email = `${randomUUID()}@example.com`
  const client = new Client(own.app)
  const arriving = mails.next(/^Confirm/)
  const { body } = await client.call('auth.signUp', { body: { email, password, name: 'Maya Okafor' } })
  const mail = await arriving
  expect(mail.to).toEqual([email])
  const token = /https:\/\/trips\.example\.com\/dashboard\?confirm=([\w-]{43})\n/.exec(mail.text)?.[1] ?? ''
  return { client, email, token, id: body.id }
}

const confirm = (client: Client, token: string) => client.call('auth.confirmEmail', { body: { token } })

const isProven = async (id: string): Promise<boolean> =>
  (await own.db.selectFrom('users').select('emailVerifiedAt').where('id', '=', id).executeTakeFirstOrThrow())
    .emailVerifiedAt !== null

test('a newcomer is mailed a link, hears among the notifications that it is awaited, and opening it signed in proves the address', async () => {
  const maya = await newcomer()
  expect(await isProven(maya.id)).toBe(false)
  const isAsked = async () => (await maya.client.call('activity.list', { query: {} })).body.needsConfirmation
  expect(await isAsked()).toBe(true)
  const rows = await own.db.selectFrom('emailTokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(maya.token)
  expect((await confirm(maya.client, maya.token)).body).toEqual({ ok: true })
  expect(await isProven(maya.id)).toBe(true)
  expect(await isAsked()).toBe(false)
  // A second click is no failure to anybody.
  expect((await confirm(maya.client, maya.token)).status).toBe(200)
})

test('the link alone proves nothing: not without a session, and not in that of another account', async () => {
  const [maya, tunde] = [await newcomer(), await newcomer()]
  expect((await confirm(new Client(own.app), maya.token)).status).toBe(401)
  const { status, error } = await confirm(tunde.client, maya.token)
  expect(status).toBe(400)
  expect(error.fields).toEqual({ token: 'This link has expired or belongs to another account.' })
  expect([await isProven(maya.id), await isProven(tunde.id)]).toEqual([false, false])
  expect((await confirm(maya.client, maya.token)).status).toBe(200)
})

test('an old or invented link is refused, and nothing else waits for it', async () => {
  const maya = await newcomer()
  await own.pool.query(`update "emailTokens" set "expiresAt" = now() - interval '1 second'`)
  for (const token of [maya.token, 'invented']) expect((await confirm(maya.client, token)).status).toBe(400)
  expect(await isProven(maya.id)).toBe(false)
  expect((await maya.client.call('trips.list', {})).status).toBe(200)
})

test('whoever lost the mail has the link sent again, a few times an hour, until the address is proven', async () => {
  const maya = await newcomer()
  const resend = () => maya.client.call('auth.resendConfirmation', { body: {} })
  const arriving = mails.next(/^Confirm/)
  expect((await resend()).body).toEqual({ ok: true })
  const mail = await arriving
  expect(mail.to).toEqual([maya.email])
  const token = /confirm=([\w-]{43})/.exec(mail.text)?.[1] ?? ''
  expect(token).not.toBe(maya.token)
  await own.pool.query(`update limits set "count" = 3000 where "bucket" = $1`, [`confirm:user:${maya.id}`])
  expect((await resend()).error.code).toBe('rate_limited')
  expect((await confirm(maya.client, token)).body).toEqual({ ok: true })
  await own.pool.query(`delete from limits where "bucket" like 'confirm:%'`)
  const waiting = () => own.db.selectFrom('outbox').select('id').where('to', '=', maya.email).execute()
  await expect.poll(waiting).toEqual([])
  const { visits } = mails
  expect((await resend()).status).toBe(200)
  await expect.poll(waiting).toEqual([])
  expect(mails.visits).toBe(visits)
})

test('nobody is mailed for an address that is taken, and nobody at all without a mail server', async () => {
  const maya = await newcomer()
  const { visits } = mails
  const again = await new Client(own.app).call('auth.signUp', {
    body: { email: maya.email, password, name: 'Somebody' },
  })
  expect(again.status).toBe(409)
  expect(await own.db.selectFrom('outbox').select('id').where('to', '=', maya.email).execute()).toEqual([])
  expect(mails.visits).toBe(visits)
  const { db, app } = await testApp()
  const email = `${randomUUID()}@example.com`
  const client = new Client(app)
  await client.call('auth.signUp', { body: { email, password, name: 'Maya' } })
  expect((await client.call('activity.list', { query: {} })).body.needsConfirmation).toBe(false)
  expect(await db.selectFrom('outbox').select('id').where('to', '=', email).execute()).toEqual([])
})

test('a mail still waiting goes with the account', async () => {
  const maya = await signUp({ on: own })
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await own.db.insertInto('outbox').values({ kind: 'confirm', to: maya.email, dueAt: later }).execute()
  expect(
    (await maya.call('auth.deleteAccount', { body: { confirmation: maya.email, password } })).status,
  ).toBe(200)
  expect(await own.db.selectFrom('outbox').select('id').where('to', '=', maya.email).execute()).toEqual([])
})

test('a mail speaks the language of whoever signed up, and the one that an account has chosen goes first', async () => {
  const client = new Client(own.app)
  const email = `${randomUUID()}@example.com`
  const first = mails.next(/Sojourn/)
  await client.call(
    'auth.signUp',
    { body: { email, password, name: 'Jana Brandt' } },
    { 'accept-language': 'de-AT,de;q=0.9' },
  )
  expect((await first).text).toMatch(/^Willkommen bei Sojourn/)
  await own.db.updateTable('users').set({ language: 'en' }).where('email', '=', email).execute()
  const second = mails.next(/^Confirm/)
  await client.call('auth.resendConfirmation', {}, { 'accept-language': 'de' })
  expect((await second).text).toMatch(/^Welcome to Sojourn/)
})
