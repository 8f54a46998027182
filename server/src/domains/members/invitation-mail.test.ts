import { randomUUID } from 'node:crypto'
import { membersRefusalsWords } from '@sojourn/contract/members/words-refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMailServer, type MailServer, type ReceivedMail } from '../../../test/mail-server.ts'
import { Client, createTrip, password, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { mailJob, putMail } from '../../platform/mail/outbox.ts'

let mails: MailServer
let own: TestApp

beforeAll(async () => {
  mails = await startMailServer()
  own = await startTestApp({ SMTP_URL: mails.url, APP_URL: 'https://trips.example.com' })
})
afterAll(async () => {
  await own.app.close()
  await mails.stop()
})
beforeEach(() => {
  mails.mood = 'kind'
})

const someone = () => `${randomUUID()}@example.com`
const tokenIn = ({ text }: ReceivedMail): string =>
  /https:\/\/trips\.example\.com\/join\?token=([\w-]+)/.exec(text)?.[1] ?? ''

async function owner(title = 'Family Trip to Lisbon', { name = 'Maya Okafor', isProven = true } = {}) {
  const maya = await signUp({ plan: 'pro', name, isProven, on: own })
  return { maya, params: { tripId: (await createTrip(maya, { title })).id } }
}

test('U-041 an invitation goes out by mail: who invites, to which trip, and a link that lets in', async () => {
  const { maya, params } = await owner('Lisbon\nBcc: everyone@example.com')
  const email = someone()
  const arriving = mails.next(/^An invitation/)
  const { status, body } = await maya.call('members.invite', { params, body: { email } })
  expect([status, body.inviteLink]).toEqual([200, null])
  const mail = await arriving
  expect(mail.to).toEqual([email])
  expect(mail.headers).toMatch(/^Subject: An invitation to plan a trip on Sojourn$/m)
  expect(mail.headers).not.toMatch(/^Bcc:/m)
  expect(mail.text).toContain('Maya Okafor invites you to plan a trip together on Sojourn.')
  expect(mail.text).toContain('Lisbon Bcc:\nLisbon, Portugal, 2027-04-18 to 2027-04-25')
  const lena = new Client(own.app)
  await lena.call('auth.signUp', { body: { email, password, name: 'Lena Vogt' } })
  const { body: trip } = await lena.call('members.accept', { body: { token: tokenIn(mail) } })
  expect([trip.id, trip.role]).toEqual([params.tripId, 'member'])
  // Whoever read the mail has proven the address (U-017).
  const user = await own.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(user.emailVerifiedAt).not.toBeNull()
})

test('somebody else who was handed the mail joins too, but has proven nothing', async () => {
  const { maya, params } = await owner()
  const arriving = mails.next(/^An invitation/)
  await maya.call('members.invite', { params, body: { email: someone() } })
  const tom = await signUp({ on: own })
  expect((await tom.call('members.accept', { body: { token: tokenIn(await arriving) } })).status).toBe(200)
  const user = await own.db.selectFrom('users').selectAll().where('id', '=', tom.id).executeTakeFirstOrThrow()
  expect(user.emailVerifiedAt).toBeNull()
})

test('a mail server that is down delays the mail; sent again, one mail leaves', async () => {
  const { maya, params } = await owner()
  const email = someone()
  mails.mood = 'busy'
  const { visits } = mails
  const { body } = await maya.call('members.invite', { params, body: { email } })
  await expect.poll(() => mails.visits).toBe(visits + 1)
  const waiting = () => own.db.selectFrom('outbox').select('tries').where('to', '=', email).execute()
  await expect.poll(waiting).toEqual([{ tries: 1 }])
  mails.mood = 'kind'
  const arriving = mails.next(/^An invitation/)
  await maya.call('members.resend', { params: { ...params, inviteId: body.id } })
  expect((await arriving).to).toEqual([email])
  await expect.poll(waiting).toEqual([])
  expect(mails.received.filter(({ to }) => to[0] === email)).toHaveLength(1)
})

test('a mail of an invitation that was taken back is not sent any more', async () => {
  const { maya, params } = await owner()
  const email = someone()
  mails.mood = 'busy'
  const { body } = await maya.call('members.invite', { params, body: { email } })
  await expect
    .poll(() => own.db.selectFrom('outbox').select('tries').where('to', '=', email).execute())
    .toEqual([{ tries: 1 }])
  await maya.call('members.revoke', { params: { ...params, inviteId: body.id } })
  expect(await own.db.selectFrom('outbox').select('id').where('to', '=', email).execute()).toEqual([])
})

test('U-045 with a mail server too, the answer does not tell whether the address has an account', async () => {
  const { maya, params } = await owner()
  const tom = await signUp({ on: own })
  const shape = async (email: string) => {
    const { status, body } = await maya.call('members.invite', { params, body: { email } })
    return [status, Object.keys(body), body.inviteLink]
  }
  expect(await shape(tom.email)).toEqual(await shape(someone()))
})

test('names and titles carry no link and no address into a mail, and our own link is the only one', async () => {
  const lure = 'PayPal Security https://paypal.evil.example/login'
  const { maya, params } = await owner(`Refund waiting: www.evil.example, evil.com or help@evil.example`, {
    name: lure,
  })
  await maya.call('trips.update', { params, body: { destination: 'Go to evil.co.uk now' } })
  const email = someone()
  await maya.call('members.invite', { params, body: { email } })
  const { headers, text } = await mails.to(email)
  expect(headers + text).not.toContain('evil')
  expect(headers).not.toContain('PayPal')
  expect(text).toContain('PayPal Security invites you')
  expect(text).toContain('Refund waiting: or\nGo to now, 2027')
  expect(text.match(/https?:/g)).toHaveLength(1)
})

test('who has not confirmed the own email invites nobody by mail, and is told so', async () => {
  const { maya, params } = await owner('Lisbon', { isProven: false })
  const email = someone()
  const refused = await maya.call('members.invite', { params, body: { email } })
  expect([refused.status, refused.error]).toEqual([
    403,
    { code: 'not_allowed', message: membersRefusalsWords.confirmFirst },
  ])
  expect((await maya.call('members.invites', { params })).body).toEqual([])

  const prove = (emailVerifiedAt: string | null) =>
    own.db.updateTable('users').set({ emailVerifiedAt }).where('id', '=', maya.id).execute()
  await prove(new Date().toISOString())
  const { body } = await maya.call('members.invite', { params, body: { email } })
  await prove(null)
  const resent = await maya.call('members.resend', { params: { ...params, inviteId: body.id } })
  expect([resent.status, resent.error.message]).toEqual([403, membersRefusalsWords.confirmFirst])
})

test('an invitation that waited from before there was a mail server is not mailed for an unconfirmed owner', async () => {
  const owners = [await owner(), await owner()]
  const sent = []
  for (const { maya, params } of owners) {
    const { body } = await maya.call('members.invite', { params, body: { email: someone() } })
    await mails.to(body.email)
    sent.push(body)
  }
  const [unproven] = owners
  await own.db
    .updateTable('users')
    .set({ emailVerifiedAt: null })
    .where('id', '=', unproven?.maya.id ?? '')
    .execute()
  for (const { email, id } of sent) await putMail(own.db, 'invite', email, id)
  own.app.jobs.runSoon(mailJob)
  const waiting = () => own.db.selectFrom('outbox').select('kind').where('kind', '=', 'invite').execute()
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([])
  const mailsTo = (email: string) => mails.received.filter(({ to }) => to[0] === email).length
  expect(sent.map(({ email }) => mailsTo(email))).toEqual([1, 2])
})

test('an invitation speaks the language of whoever invites, to an account the one it has chosen', async () => {
  const { maya, params } = await owner()
  await own.db.updateTable('users').set({ language: 'de' }).where('id', '=', maya.id).execute()
  const textTo = async (email: string) => {
    const arriving = mails.next(/Sojourn/)
    await maya.call('members.invite', { params, body: { email } })
    return (await arriving).text
  }
  expect(await textTo(someone())).toMatch(/^Maya Okafor lädt/)
  const tunde = await signUp({ on: own })
  await own.db.updateTable('users').set({ language: 'en' }).where('id', '=', tunde.id).execute()
  expect(await textTo(tunde.email)).toMatch(/^Maya Okafor invites you/)
})
