import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { errorsWords } from '@sojourn/contract/errors/words'
import { closeCodes, livePath, maxTripsPerSocket } from '@sojourn/contract/live/socket'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, LiveClient, pack, twoOnATrip } from '../../../test/live-client.ts'
import { closeFrame, stalledReader } from '../../../test/stalled-reader.ts'
import {
  createTrip,
  join,
  password,
  signUp,
  startTestApp,
  type TestApp,
  type Traveller,
} from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { hashToken, newToken } from '../../kernel/session/session-cookie.ts'
import { maxSockets } from './places.ts'

// Not the app that other tests share: one that listens also runs its jobs.
let on: TestApp
beforeAll(async () => void (on = await startTestApp()))
afterAll(() => on.app.close())

const newTraveller = (options: { plan?: 'pro' } = {}) => signUp({ on, ...options })

test('a removed member’s stream ends at once, and they are no longer shown', async () => {
  const { maya, tom, trip } = await twoOnATrip(on)
  const [his, hers] = [await LiveClient.open(tom), await LiveClient.open(maya)]
  for (const live of [his, hers]) live.follow(trip.id, trip.rev)
  await expect.poll(() => hers.of('presence').at(-1)?.people.length).toBe(2)
  await on.db.deleteFrom('members').where('userId', '=', tom.id).execute()
  await pack(maya, trip)
  await hers.untilRev(2)
  await expect.poll(() => his.frames.at(-1)).toEqual({ type: 'ended', tripId: trip.id, reason: 'removed' })
  expect(his.revs()).toEqual([])
  await expect
    .poll(() =>
      hers
        .of('presence')
        .at(-1)
        ?.people.map(({ userId }) => userId),
    )
    .toEqual([maya.id])
  await pack(maya, trip)
  await hers.untilRev(3)
  expect(his.revs()).toEqual([])
})

test('a deleted trip ends for everybody on it; a stranger learns nothing, whether it exists or not', async () => {
  const { maya, tom, trip } = await twoOnATrip(on)
  const [his, hers] = [await LiveClient.open(tom), await LiveClient.open(maya)]
  const stranger = await newTraveller()
  for (const live of [his, hers]) live.follow(trip.id, trip.rev)
  await Promise.all([his.untilLive(), hers.untilLive()])
  const asked = await LiveClient.open(stranger)
  for (const tripId of [trip.id, 999_999_999]) asked.follow(tripId, 1)
  await expect.poll(() => asked.of('ended').length).toBe(2)
  await maya.call('trips.remove', { params: { tripId: trip.id } })
  for (const live of [his, hers]) {
    await expect.poll(() => live.of('ended')).toEqual([{ type: 'ended', tripId: trip.id, reason: 'deleted' }])
  }
  asked.follow(trip.id, 1)
  await expect.poll(() => asked.of('ended').length).toBe(3)
  expect(new Set(asked.frames.map((frame) => JSON.stringify({ ...frame, tripId: 0 }))).size).toBe(1)
})

/** How an upgrade is refused. */
async function refusal(traveller: Traveller, headers: Record<string, string> = {}): Promise<number> {
  await expect(LiveClient.open(traveller, undefined, headers)).rejects.toBeDefined()
  return (await traveller.send('GET', livePath, undefined, headers)).status
}

const isOpenTo = (traveller: Traveller): Promise<boolean> =>
  LiveClient.open(traveller).then(
    () => true,
    () => false,
  )

test('a socket opens for whoever is signed in, from our own pages alone', async () => {
  const maya = await newTraveller()
  const url = await listen(on.app)
  const own = await LiveClient.open(maya, url, { origin: url })
  own.close()
  expect(await refusal(maya, { origin: 'https://evil.example' })).toBe(403)
  expect(await refusal(maya, { origin: url, 'sec-fetch-site': 'cross-site' })).toBe(403)
  const visitor = await newTraveller()
  for (const cookie of ['', `__Host-sid=${newToken()}`]) {
    visitor.cookie = cookie
    expect(await refusal(visitor)).toBe(401)
  }
})

test('the socket of an ended session gets nothing more and closes; a token that changed keeps it open', async () => {
  const { maya, tom, trip } = await twoOnATrip(on)
  const [his, hers] = [await LiveClient.open(tom), await LiveClient.open(maya)]
  for (const live of [his, hers]) live.follow(trip.id, trip.rev)
  await Promise.all([his.untilLive(), hers.untilLive()])
  const next = hashToken(newToken())
  await on.db
    .updateTable('sessions')
    .set({ tokenHash: next, previousHash: sql`"tokenHash"` })
    .where('userId', '=', maya.id)
    .execute()
  await on.db.deleteFrom('sessions').where('userId', '=', tom.id).execute()
  await join(trip, await newTraveller(), on)
  const guest = await newTraveller()
  await join(trip, guest, on)
  await pack(guest, trip)
  await hers.untilRev(2)
  expect(await his.untilClosed()).toBe(closeCodes.sessionEnded)
  expect(his.revs()).toEqual([])
  // The old hash is forgotten a day later: the socket must have learnt the new one.
  await on.db.updateTable('sessions').set({ previousHash: null }).where('userId', '=', maya.id).execute()
  await pack(guest, trip)
  await hers.untilRev(3)
  expect(hers.closeCode).toBe(null)
})

test.each<[string, (traveller: Traveller) => Promise<unknown>]>([
  ['logging out', (tom) => tom.call('auth.logOut', {})],
  ['logging out everywhere', (tom) => tom.call('auth.logOutEverywhere', { body: {} })],
  [
    'a new password',
    (tom) =>
      tom.call('auth.changePassword', {
        body: { currentPassword: password, newPassword: 'another harbour' },
      }),
  ],
  [
    'deleting the account',
    (tom) => tom.call('auth.deleteAccount', { body: { confirmation: tom.email, password } }),
  ],
  [
    'the end of its time',
    (tom) =>
      on.db
        .updateTable('sessions')
        .set({ expiresAt: sql`now()` })
        .where('userId', '=', tom.id)
        .execute(),
  ],
])('%s closes the session’s sockets at once, in other processes too', async (_way, end) => {
  const other = await buildApp(on)
  const [maya, tom] = [await newTraveller(), await newTraveller()]
  const [hers, his] = [
    await LiveClient.open(maya, await listen(other)),
    await LiveClient.open(tom, await listen(other)),
  ]
  await end(tom)
  expect(await his.untilClosed()).toBe(closeCodes.sessionEnded)
  expect(hers.closeCode).toBe(null)
  await other.close()
})

test('between changes too, ended sessions and sockets that answer no ping are let go', async () => {
  const quick = await startTestApp({}, { livePingMs: 100 })
  const [maya, tom] = [await signUp({ on: quick }), await signUp({ on: quick })]
  const trip = await createTrip(maya)
  const [fine, dead, over] = [
    await LiveClient.open(maya),
    await LiveClient.open(maya),
    await LiveClient.open(tom),
  ]
  dead.isSilent = true
  for (const live of [fine, dead]) live.follow(trip.id, trip.rev)
  await quick.db.deleteFrom('sessions').where('userId', '=', tom.id).execute()
  expect(await over.untilClosed()).toBe(closeCodes.sessionEnded)
  await dead.untilClosed()
  await expect.poll(() => fine.of('ping').length).toBeGreaterThan(5)
  expect(fine.closeCode).toBe(null)
  await quick.app.close()
})

test.each([
  'hello',
  '{}',
  '{"type":"subscribe"}',
  '{"type":"subscribe","tripId":-1,"rev":0,"tab":"plan"}',
  '{"type":"subscribe","tripId":1,"rev":0,"tab":"nowhere"}',
  '[]',
])('a frame that is none of ours closes the socket: %s', async (text) => {
  const live = await LiveClient.open(await newTraveller())
  live.sendText(text)
  expect(await live.untilClosed()).toBe(closeCodes.badFrame)
})

test.each(['ping', 'pong'] as const)(
  'a flood of the protocol’s own %ss counts as any other and closes the socket',
  async (kind) => {
    const maya = await newTraveller()
    const flood = await stalledReader(await listen(on.app), maya.cookie)
    await expect.poll(() => flood.lastText()).toContain('101 Switching Protocols')
    for (let n = 0; n < 150; n++) flood.sendFrame(kind)
    await expect.poll(() => flood.lastText()).toContain(closeFrame(closeCodes.badFrame))
    flood.end()
  },
)

test('a frame in endless pieces closes the socket', async () => {
  const maya = await newTraveller()
  const flood = await stalledReader(await listen(on.app), maya.cookie)
  await expect.poll(() => flood.lastText()).toContain('101 Switching Protocols')
  flood.sendFrame('firstPiece')
  for (let n = 0; n < 150; n++) flood.sendFrame('piece')
  await expect.poll(() => flood.isClosed()).toBe(true)
})

test('frames that are too long, too many, or follow too many trips close the socket', async () => {
  const maya = await newTraveller()
  const long = await LiveClient.open(maya)
  long.sendText(`{"type":"pong","more":"${'x'.repeat(2000)}"}`)
  await long.untilClosed()
  const many = await LiveClient.open(maya)
  for (let n = 0; n < 150; n++) many.send({ type: 'pong' })
  expect(await many.untilClosed()).toBe(closeCodes.badFrame)
  const greedy = await LiveClient.open(maya)
  const rich = await newTraveller({ plan: 'pro' })
  const trips = await Promise.all(Array.from({ length: maxTripsPerSocket }, () => createTrip(rich)))
  for (const { id } of trips) greedy.follow(id, 1)
  greedy.follow(1, 1)
  expect(await greedy.untilClosed()).toBe(closeCodes.tooMany)
})

test('of hundreds of sockets that one person asks for at once so many open and no more', async () => {
  const url = await listen(on.app)
  const [maya, tom] = [await newTraveller(), await newTraveller()]
  const asked = await Promise.allSettled(Array.from({ length: 250 }, () => LiveClient.open(maya, url)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxSockets.user)
  const his = await LiveClient.open(tom, url)
  his.close()
  for (const line of asked) if (line.status === 'fulfilled') line.value.close()
  await expect.poll(() => isOpenTo(maya)).toBe(true)
})

test('an upgrade that is broken off, or is none that we understand, leaves its place to the next', async () => {
  const url = await listen(on.app)
  const maya = await newTraveller()
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '99' }
  for (let n = 0; n < maxSockets.user; n++) {
    const brokenOff = await stalledReader(url, maya.cookie)
    brokenOff.end()
    const asked = get(url + livePath, { headers: { ...upgrade, cookie: maya.cookie }, agent: false })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(400)
    answer.resume()
  }
  await expect.poll(() => isOpenTo(maya)).toBe(true)
})

test('a plain request for the live stream is told in our own words that it is one', async () => {
  const maya = await newTraveller()
  const { status, headers, error } = await maya.send<never>('GET', livePath)
  expect([status, error.code, error.message]).toEqual([426, 'upgrade_required', errorsWords.upgradeRequired])
  expect(headers['upgrade']).toBe('websocket')
})

test('one person has so many sockets and no more', async () => {
  const maya = await newTraveller()
  const open = await Promise.all(Array.from({ length: maxSockets.user }, () => LiveClient.open(maya)))
  expect(await refusal(maya)).toBe(429)
  open[0]?.close()
  await open[0]?.untilClosed()
  await expect.poll(() => isOpenTo(maya)).toBe(true)
})
