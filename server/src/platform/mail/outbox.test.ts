import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startMailServer, type MailServer } from '../../../test/mail-server.ts'
import { Client, password, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'

let mails: MailServer
let own: TestApp
const settings = () => ({ SMTP_URL: mails.url, APP_URL: 'https://trips.example.com' })

beforeAll(async () => {
  mails = await startMailServer()
  own = await startTestApp(settings())
})
afterAll(() => mails.stop())
beforeEach(() => {
  mails.mood = 'kind'
})

const ask = async (email: string, { app } = own) => {
  expect((await new Client(app).call('auth.requestReset', { body: { email } })).status).toBe(200)
}

const waiting = (to: string, { db } = own) =>
  db.selectFrom('outbox').select(['tries', 'dueAt', 'createdAt']).where('to', '=', to).executeTakeFirst()

async function tried(to: string, tries: number): Promise<void> {
  await expect.poll(async () => (await waiting(to))?.tries).toBe(tries)
}

async function gone(to: string): Promise<void> {
  await expect.poll(() => waiting(to)).toBeUndefined()
}

const makeDue = (to: string, aged = '0 s') =>
  own.pool.query(
    `update outbox set "dueAt" = now(), "createdAt" = "createdAt" - $2::interval where "to" = $1`,
    [to, aged],
  )

test('a mail that the server did not take is sent later, by whichever process is running then', async () => {
  const maya = await signUp({ on: own })
  mails.mood = 'busy'
  const { visits } = mails
  await ask(maya.email)
  await tried(maya.email, 1)
  await expect.poll(() => mails.visits, { timeout: 10_000 }).toBe(visits + 1)
  const { dueAt = '' } = (await waiting(maya.email)) ?? {}
  expect((Date.parse(dueAt) - Date.now()) / 1000).toBeGreaterThan(20)

  mails.mood = 'kind'
  const restarted = await buildApp(own)
  await restarted.ready()
  await makeDue(maya.email)
  const arriving = mails.next(/^Reset/)
  // Anybody's request wakes the outbox, as its own timer does every ten seconds.
  await ask(`${randomUUID()}@example.com`, { ...own, app: restarted })
  expect((await arriving).to).toEqual([maya.email])
  await gone(maya.email)
  await restarted.close()
})

test('pauses grow from try to try, and a reset link that nobody waits for any more is given up', async () => {
  const maya = await signUp({ on: own })
  mails.mood = 'busy'
  await ask(maya.email)
  const pauses = []
  for (let tries = 1; tries <= 8; tries++) {
    await tried(maya.email, tries)
    const { dueAt = '' } = (await waiting(maya.email)) ?? {}
    pauses.push(Math.round((Date.parse(dueAt) - Date.now()) / 10_000) * 10)
    await makeDue(maya.email, tries === 8 ? '2 hours' : '0 s')
    await ask(`${randomUUID()}@example.com`)
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600])
  await gone(maya.email)
})

test('an address that the mail server refuses for good is not tried again', async () => {
  const maya = await signUp({ on: own })
  mails.mood = 'refuse'
  const { visits } = mails
  await ask(maya.email)
  await expect.poll(() => mails.visits).toBe(visits + 1)
  await gone(maya.email)
})

test('a request for an unknown address leaves nothing behind', async () => {
  const email = `${randomUUID()}@example.com`
  const { visits } = mails
  await ask(email)
  await gone(email)
  expect(mails.visits).toBe(visits)
})

test('two processes send each mail once', async () => {
  const travellers = await Promise.all(Array.from({ length: 6 }, () => signUp({ on: own })))
  const second = await buildApp(own)
  await second.ready()
  await own.db
    .insertInto('outbox')
    .values(travellers.map(({ email: to }) => ({ kind: 'reset' as const, to })))
    .execute()
  const nobody = `${randomUUID()}@example.com`
  await Promise.all([ask(nobody), ask(nobody, { ...own, app: second })])
  for (const { email } of travellers) await gone(email)
  const sent = mails.received.flatMap(({ to }) => to)
  for (const { email } of travellers) expect(sent.filter((to) => to === email)).toEqual([email])
  await second.close()
})

test('sending is given up at its time limit, and a stopping server waits no longer than that', async () => {
  const silent = await startMailServer()
  silent.mood = 'silent'
  const other = await startTestApp({ ...settings(), SMTP_URL: silent.url }, { outsideLimitMs: 1000 })
  const { email } = await signUp({ on: other })
  await ask(email, other)
  await expect.poll(() => silent.visits).toBe(1)
  const began = Date.now()
  await other.app.close()
  expect(Date.now() - began).toBeLessThan(8000)
  expect((await waiting(email, other))?.tries).toBe(1)
  await silent.stop()
})

test.each([
  ['only encrypted', {}, 0],
  ['in plain text when the operator says so', { SMTP_PLAINTEXT: 'true' }, 1],
])('to a mail server elsewhere mails travel %s', async (_how, extra, arrived) => {
  // Not one of the names of this machine, although it leads here: the mail server offers no encryption.
  const SMTP_URL = mails.url.replace('127.0.0.1', '0.0.0.0')
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const away = await startTestApp({ ...settings(), ...extra, SMTP_URL, LOG_LEVEL: 'error' }, { logTo })
  const before = mails.received.length
  const email = `${randomUUID()}@example.com`
  await new Client(away.app).call('auth.signUp', { body: { email, password, name: 'Maya' } })
  await vi.waitFor(() => expect(lines.length + mails.received.length - before).toBe(1), 5000)
  expect(mails.received.length - before).toBe(arrived)
  if (arrived === 0) expect(lines.join('')).toContain('mail not sent yet')
  await away.app.close()
})
