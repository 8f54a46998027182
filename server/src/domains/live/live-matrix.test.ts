import { clientFrame, type ClientFrame } from '@sojourn/contract/live/frames'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LiveClient, pack, twoOnATrip } from '../../../test/live-client.ts'
import { join, signUp, startTestApp, type TestApp, type Traveller } from '../../../test/test-app.ts'

// Not the app that other tests share: one that listens also runs its jobs.
let on: TestApp
beforeAll(async () => void (on = await startTestApp()))
afterAll(() => on.app.close())

/** One of each message that a browser can send: the compiler and the test below ask for a new one. */
const messages = (tripId: number): { [T in ClientFrame['type']]: ClientFrame & { type: T } } => ({
  subscribe: { type: 'subscribe', tripId, rev: 1, tab: 'plan' },
  presence: { type: 'presence', tripId, tab: 'budget' },
  'follow-list': { type: 'follow-list' },
  pong: { type: 'pong' },
  unsubscribe: { type: 'unsubscribe', tripId },
})

test('every message of the contract is in the table', () => {
  const known = clientFrame.options.map(({ shape }) => shape.type.value)
  expect(Object.keys(messages(1)).toSorted()).toEqual(known.toSorted())
})

async function removed(trip: Parameters<typeof join>[0]): Promise<Traveller> {
  const traveller = await signUp({ on, plan: 'pro' })
  await join(trip, traveller, on)
  await on.db.deleteFrom('members').where('userId', '=', traveller.id).execute()
  return traveller
}

test.each([
  ['a stranger', () => signUp({ on })],
  ['a stranger with Premium', () => signUp({ on, plan: 'pro' })],
  ['who was removed', removed],
] as const)(
  '%s learns nothing of a trip by any message, in any order, and is seen by nobody',
  async (_who, come) => {
    const { maya, tom, trip } = await twoOnATrip(on)
    const live = await LiveClient.open(await come(trip))
    const hers = await LiveClient.open(maya)
    hers.follow(trip.id, trip.rev)
    await hers.untilLive()
    const all = Object.values(messages(trip.id))
    for (const first of all)
      for (const second of all) {
        live.send(first)
        live.send(second)
      }
    await pack(tom, trip)
    await hers.untilRev(2)
    live.send(messages(trip.id).subscribe)
    await expect.poll(() => live.of('ended').length).toBeGreaterThan(0)
    await expect.poll(() => live.of('list').length).toBeGreaterThan(0)
    expect(new Set(live.frames.map(({ type }) => type)).isSubsetOf(new Set(['ended', 'list', 'ping']))).toBe(
      true,
    )
    expect(live.of('list').flatMap(({ heads }) => heads)).toEqual([])
    expect(live.closeCode).toBe(null)
    const seen = () =>
      new Set(hers.of('presence').flatMap(({ people }) => people.map(({ userId }) => userId)))
    await expect.poll(seen).toEqual(new Set([maya.id]))
  },
)

test.each([
  ['member', 'free'],
  ['member', 'pro'],
  ['owner', 'free'],
  ['owner', 'pro'],
] as const)('a %s with the plan %s gets what every message asks for', async (part, plan) => {
  const { maya, tom, trip } = await twoOnATrip(on)
  const person = part === 'owner' ? maya : tom
  await on.db.updateTable('users').set({ plan }).where('id', '=', person.id).execute()
  const live = await LiveClient.open(person)
  const { subscribe, presence, unsubscribe, 'follow-list': followList } = messages(trip.id)
  live.send({ ...subscribe, rev: trip.rev } as ClientFrame)
  await live.untilLive()
  live.send(followList)
  await expect
    .poll(() =>
      live
        .of('list')
        .at(-1)
        ?.heads.map(({ id }) => id),
    )
    .toEqual([trip.id])
  live.send(presence)
  await expect
    .poll(() =>
      live
        .of('presence')
        .at(-1)
        ?.people.map(({ tab }) => tab),
    )
    .toEqual(['budget'])
  await pack(part === 'owner' ? tom : maya, trip)
  await live.untilRev(2)
  live.send(unsubscribe)
  await pack(maya, trip)
  await expect.poll(() => live.of('list').at(-1)?.heads).toEqual([{ id: trip.id, rev: 3 }])
  expect(live.revs()).toEqual([2])
})
