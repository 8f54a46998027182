import { randomUUID } from 'node:crypto'
import { closeCodes } from '@sojourn/contract/live/socket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LiveClient } from '../../../test/live-client.ts'
import { startMailServer, type MailServer } from '../../../test/mail-server.ts'
import {
  Client,
  createTrip,
  join,
  password,
  signUp,
  startTestApp,
  type TestApp,
} from '../../../test/test-app.ts'
import { newToken } from '../../kernel/session/session-cookie.ts'
import { newResetPath } from './reset.ts'

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

const newPassword = 'a louder harbour'

/** An account that is on a trip of its own, open to others, and on one of Tom's. */
async function used({ isProven = false } = {}) {
  const maya = await signUp({ on: own, plan: 'pro', isProven })
  const [mallory, tom] = [
    await signUp({ on: own, name: 'Mallory' }),
    await signUp({ on: own, name: 'Tom Larsen' }),
  ]
  const [trip, toms] = [await createTrip(maya), await createTrip(tom, { title: 'Ski week' })]
  const alone = await createTrip(maya, { title: 'Alone' })
  const params = { tripId: trip.id }
  const share = (await maya.call('members.renewShareLink', { params })).body.token ?? ''
  await mallory.call('members.accept', { body: { token: share } })
  await join(toms, maya, own)
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const invitation = { id: randomUUID(), tripId: trip.id, email: 'accomplice@example.com', expiresAt }
  await own.db.insertInto('invitations').values(invitation).execute()
  return { maya, mallory, tom, trip, toms, alone, params, share }
}

/** With the link that came by mail, or with the one an operator made. */
async function reset(email: string, by: 'mail' | 'operator' = 'mail'): Promise<Client> {
  let token = (await newResetPath(own.db, email, { isMailed: false }))?.split('=')[1] ?? ''
  if (by === 'mail') {
    await new Client(own.app).call('auth.requestReset', { body: { email } })
    token = /reset=([\w-]{43})\n/.exec((await mails.to(email)).text)?.[1] ?? ''
  }
  const client = new Client(own.app)
  const { status } = await client.call('auth.resetPassword', { body: { token, password: newPassword } })
  expect(status).toBe(200)
  await client.call('auth.signIn', { body: { email, password: newPassword } })
  return client
}

const feed = async (client: Client) => (await client.call('activity.list', { query: {} })).body
const stateOf = async (token: string) =>
  (await new Client(own.app).call('members.offer', { body: { token } })).body.state

test('whoever used an address without proof loses every way in when its owner resets the password by mail', async () => {
  const { maya: squatter } = await used()
  const { id: userId, email } = squatter
  const socket = await LiveClient.open(squatter)
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  await own.db
    .insertInto('identities')
    .values({ issuer: 'https://a.example', subject: userId, userId })
    .execute()
  for (const table of ['resetTokens', 'emailTokens'] as const)
    await own.db.insertInto(table).values({ tokenHash: newToken(), userId, expiresAt }).execute()

  const owner = await reset(email)
  expect((await owner.call('auth.currentUser', {})).body.email).toBe(email)
  expect((await squatter.call('auth.currentUser', {})).status).toBe(401)
  expect(await socket.untilClosed()).toBe(closeCodes.sessionEnded)
  expect((await new Client(own.app).call('auth.signIn', { body: { email, password } })).status).toBe(401)
  for (const table of ['identities', 'resetTokens', 'emailTokens'] as const)
    expect(await own.db.selectFrom(table).select('userId').where('userId', '=', userId).execute()).toEqual([])
})

test('their share links stop, their invitations are taken back, and the owner is told who is on the trips', async () => {
  const { maya, mallory, trip, toms, params, share } = await used()
  const owner = await reset(maya.email)
  expect(await stateOf(share)).toBe('ended')
  expect((await owner.call('members.shareLink', { params })).body).toEqual({ token: null })
  expect((await owner.call('members.invites', { params })).body).toEqual([])
  const told = await feed(owner)
  expect(told.takenBack).toEqual([
    { id: trip.id, title: trip.title, memberNames: ['Mallory'] },
    { id: toms.id, title: 'Ski week', memberNames: ['Tom Larsen'] },
  ])
  expect(told.unread).toBeGreaterThan(0)
  await owner.call('activity.markRead', { body: { upTo: told.asOf } })
  const seen = await feed(owner)
  expect([seen.unread, seen.takenBack.length]).toEqual([0, 2])

  await owner.call('members.remove', { params: { ...params, memberId: mallory.id } })
  const memberId = (await owner.call('auth.currentUser', {})).body.id
  await owner.call('members.remove', { params: { tripId: toms.id, memberId } })
  expect((await feed(owner)).takenBack).toEqual([])
})

test('who came after the owner is none of the news, and after a month nobody is', async () => {
  const { maya, params } = await used()
  const owner = await reset(maya.email)
  const later = await createTrip(owner, { title: 'A later one' })
  await join(later, await signUp({ on: own }), own)
  expect((await feed(owner)).takenBack).toHaveLength(2)
  expect((await feed(owner)).takenBack.map(({ id }) => id)).toContain(params.tripId)
  const past = new Date(Date.now() - 31 * 86_400_000).toISOString()
  await own.db.updateTable('users').set({ takenBackAt: past }).where('id', '=', maya.id).execute()
  expect((await feed(owner)).takenBack).toEqual([])
})

test.each([
  ['whose address was confirmed before', { isProven: true }, 'mail'],
  ['who got the link from the operator', { isProven: false }, 'operator'],
] as const)('a traveller %s keeps the share link and hears nothing', async (_who, options, by) => {
  const { maya, share } = await used(options)
  const owner = await reset(maya.email, by)
  expect(await stateOf(share)).toBe('open')
  expect((await feed(owner)).takenBack).toEqual([])
})
