import { randomUUID } from 'node:crypto'
import type { ServerFrame } from '@sojourn/contract/live/frames'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pack, twoOnATrip } from '../../../test/live-client.ts'
import { testApp, type Traveller } from '../../../test/test-app.ts'
import type { LiveSocket, TripSubscription } from './live-socket.ts'
import { writePresence } from './presence.ts'
import { TripFollowers } from './trip-followers.ts'

// Pauses end when the test says so; the database answers in its own time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 5000; !isSo();) {
    if (Date.now() > end) throw new Error('never so')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Until each has had so many frames; the first of a crowd has a round of its own. */
async function untilServed(lines: readonly ServerFrame[][], count = 1): Promise<void> {
  await until(() => lines[0]?.length === count)
  await vi.advanceTimersByTimeAsync(20)
  await until(() => lines.every(({ length }) => length === count))
  await vi.advanceTimersByTimeAsync(20)
}

/** Maya's trip, and the lines of whoever follows it here. */
async function followedTrip() {
  const on = await testApp()
  const { maya, tom, trip } = await twoOnATrip(on)
  /** By round: whose sessions were looked at. */
  const checked: string[][] = []
  const followers = new TripFollowers(on.db, {
    beforeSending: async (sockets) => void checked.push(sockets.map(({ userId }) => userId)),
    onHere: () => undefined,
    onLeft: () => undefined,
    onFailed: (error) => {
      throw error
    },
    onServed: () => undefined,
  })
  const follow = (traveller: Traveller): ServerFrame[] => {
    const frames: ServerFrame[] = []
    const send = (frame: Buffer) => frames.push(JSON.parse(frame.toString()) as ServerFrame)
    const socket = { userId: traveller.id, isSlow: false, subscriptions: new Map(), send }
    const place = { id: randomUUID(), tripId: trip.id, userId: traveller.id, tab: 'plan' } as const
    const start = { rev: trip.rev, today: '2027-01-01', isLive: false, isBehind: false, presence: null }
    followers.follow({ ...place, ...start, socket: socket as unknown as LiveSocket } as TripSubscription)
    return frames
  }
  return { on, maya, tom, trip, followers, follow, checked }
}

test('those who come right after another are served together, and nobody else is looked at again', async () => {
  const { maya, tom, follow, checked } = await followedTrip()
  const first = follow(maya)
  await until(() => first.length === 1)
  const later = [follow(tom), follow(tom)]
  await new Promise((resolve) => setImmediate(resolve))
  expect(checked).toEqual([[maya.id]])
  await vi.advanceTimersByTimeAsync(20)
  await until(() => later.every(({ length }) => length === 1))
  expect(checked).toEqual([[maya.id], [tom.id, tom.id]])
})

test('a change is for everybody who follows', async () => {
  const { maya, tom, trip, followers, follow, checked } = await followedTrip()
  const lines = [follow(maya), follow(tom)]
  await untilServed(lines)
  await pack(maya, trip)
  followers.look([trip.id])
  await untilServed(lines, 2)
  expect(checked.at(-1)).toEqual([maya.id, tom.id])
})

test('who is there is told once for all who come, and to many later than to a few', async () => {
  const { on, maya, tom, trip, followers, follow } = await followedTrip()
  const lines = Array.from({ length: 300 }, () => follow(maya))
  await untilServed(lines)
  for (const [userId, tab] of [
    [maya.id, 'plan'],
    [tom.id, 'plan'],
    [tom.id, 'packing'],
  ] as const) {
    const there = [{ id: randomUUID(), tripId: trip.id, userId, tab }]
    await writePresence(on.db, randomUUID(), { there, gone: [] })
    followers.lookForPeople([trip.id])
    await vi.advanceTimersByTimeAsync(190)
  }
  expect(lines[0]?.filter(({ type }) => type === 'presence')).toEqual([])
  await vi.advanceTimersByTimeAsync(30)
  await until(() => lines.every((frames) => frames.at(-1)?.type === 'presence'))
  const told = lines[0]?.flatMap((frame) => (frame.type === 'presence' ? [frame.people] : []))
  const people = [
    { userId: maya.id, name: 'Maya Okafor', tab: 'plan' },
    { userId: tom.id, name: 'Tom Lee', tab: 'packing' },
  ]
  expect(told).toEqual([people.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))])
})
