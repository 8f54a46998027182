import { setTimeout as wait } from 'node:timers/promises'
import type { Trip } from '@sojourn/contract/trips/schema'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../../../test/live-client.ts'
import {
  createTrip,
  join,
  signUp,
  startTestApp,
  type TestApp,
  type Traveller,
} from '../../../test/test-app.ts'
import type { SessionUser } from '../session/signed-in.ts'
import type { Deps } from '../deps.ts'
import { limitUnsentAnswers } from './unsent-answers.ts'
import { askUnread, type UnreadAnswer } from '../../../test/unread-reader.ts'

const megabyte = 1024 * 1024
/** More than the buffers of two ends of a line take in. */
const answerMb = 12

const patiently = { timeout: 20_000, interval: 200 }

let unread: UnreadAnswer[] = []
afterEach(() => {
  for (const answer of unread) answer.end()
  unread = []
})

/** Somebody whose trip is long, on a server of their own. */
async function longTrip(on: TestApp): Promise<{ maya: Traveller; trip: Trip; url: string }> {
  const maya = await signUp({ on })
  const trip = await createTrip(maya)
  await sql`
    insert into packing ("id", "tripId", "item", "category", "quantity", "notes", "packed", "essential")
    select gen_random_uuid(), ${trip.id}, 'Thing ' || n, 'other', 1, repeat('x', 2000), false, false
    from generate_series(1, ${answerMb * 500}::int) n`.execute(on.db)
  return { maya, trip, url: await listen(on.app) }
}

async function ask(url: string, { cookie }: Traveller, { id }: Trip, part = 'snapshot', atOnce = 1) {
  const answer = await askUnread(url, `/api/trips/${id}/${part}`, cookie, atOnce)
  unread.push(answer)
  return answer
}

// The real cost of an answer is measured here, not that of comparing it with the contract.
const start = (more = {}) => startTestApp({ NODE_ENV: 'production' }, more)

test('an answer of which nothing is taken for a while is let go; whoever reads slowly gets all of it', async () => {
  const on = await start({ answerLimitMs: 1000 })
  const { maya, trip, url } = await longTrip(on)
  const stalled = await ask(url, maya, trip)
  const slow = await ask(url, maya, trip, 'packing')
  const started = performance.now()
  while (slow.bytesRead < answerMb * megabyte && !slow.isClosed) {
    await slow.take(megabyte / 2)
    await wait(100)
  }
  expect(slow.bytesRead).toBeGreaterThan(answerMb * megabyte)
  expect(performance.now() - started).toBeGreaterThan(2000)
  stalled.readOn()
  await expect.poll(() => stalled.isClosed).toBe(true)
  expect(stalled.bytesRead).toBeLessThan(answerMb * megabyte)
  await on.app.close()
})

test('whoever leaves long answers unread gets no more of them, while short ones and other people’s come', async () => {
  const on = await start()
  const { maya, trip, url } = await longTrip(on)
  const tom = await signUp({ on })
  await join(trip, tom, on)
  const first = [await ask(url, maya, trip), await ask(url, maya, trip, 'packing')]
  expect(first.map(({ status }) => status)).toEqual([200, 200])
  for (const part of ['snapshot', 'packing', 'export', 'changes?since=0']) {
    const refused = await ask(url, maya, trip, part)
    expect([part, refused.status]).toEqual([part, 429])
    expect(refused.head).toMatch(/retry-after: \d+/i)
  }
  expect((await maya.call('auth.currentUser', {})).status).toBe(200)
  expect((await maya.call('trips.get', { params: { tripId: trip.id } })).status).toBe(200)
  expect((await ask(url, tom, trip)).status).toBe(200)
  for (const answer of first) answer.end()
  await expect.poll(async () => (await ask(url, maya, trip)).status, patiently).toBe(200)
  await on.app.close()
})

test('of many long answers asked for at once no more are made than may wait', async () => {
  const on = await start()
  const { maya, trip, url } = await longTrip(on)
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(url, maya, trip)))
  const taken = answers.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  await on.app.close()
})

test('answers that stand behind each other on one line are forgotten with it', async () => {
  const on = await start()
  const { maya, trip, url } = await longTrip(on)
  for (let n = 0; n < 3; n++) {
    const both = () => ask(url, maya, trip, 'packing', 2)
    await expect.poll(async () => (await both()).status, patiently).toBe(200)
    await expect.poll(async () => (await ask(url, maya, trip)).status, patiently).toBe(429)
    for (const answer of unread) answer.end()
  }
  await on.app.close()
})

test('a turn that comes when its page was sent without waiting for it goes to the next', async () => {
  const app = fastify()
  app.decorateRequest('signedIn', null)
  limitUnsentAnswers(app, {} as Deps)
  app.addHook('onRequest', async (request) => void (request.signedIn = { id: 'maya' } as SessionUser))
  const turns: Promise<void>[] = []
  app.get('/late', async (request, reply) => {
    await reply.send('sent')
    turns.push(app.unsentAnswers.takeTurn(request, reply))
  })
  app.get('/long', async (request, reply) => {
    await app.unsentAnswers.takeTurn(request, reply)
    return 'made'
  })
  for (let n = 0; n < 5; n++) await app.inject('/late')
  await Promise.allSettled(turns)
  expect((await app.inject('/long')).body).toBe('made')
})

test('people of one network share what may wait for it; what is short comes to all of them', async () => {
  const on = await start()
  const { maya, trip, url } = await longTrip(on)
  const [tom, ana, zoe] = [await signUp({ on }), await signUp({ on }), await signUp({ on })]
  for (const guest of [tom, ana, zoe]) await join(trip, guest, on)
  for (const traveller of [maya, maya, tom, tom, ana])
    expect((await ask(url, traveller, trip)).status).toBe(200)
  expect((await ask(url, zoe, trip)).status).toBe(429)
  const own = await createTrip(zoe)
  expect((await ask(url, zoe, own)).status).toBe(200)
  await on.app.close()
})
