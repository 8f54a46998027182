import { aiNoticesWords } from '@sojourn/contract/ai/words-notices'
import { aiRefusalsWords } from '@sojourn/contract/ai/words-refusals'
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createTrip, signUp, startTestApp, testApp, type Traveller } from '../../../test/test-app.ts'

const threeDays = { startDate: '2027-04-19', endDate: '2027-04-22' }

async function settled(plan: 'free' | 'pro' = 'pro') {
  const maya = await signUp({ plan })
  const trip = await createTrip(maya, threeDays)
  return { maya, trip, params: { tripId: trip.id } }
}

const used = async (traveller: Traveller): Promise<number> =>
  (await traveller.call('billing.plan', {})).body.usage.aiSuggestionsThisMonth

test('AIQ-16 a free traveller generates five a month, the sixth asks to upgrade; Pro goes on', async () => {
  const { maya, params } = await settled('free')
  for (let n = 0; n < 5; n++) expect((await maya.call('ai.suggest', { params })).status).toBe(200)
  for (const refused of [
    await maya.call('ai.suggest', { params }),
    await maya.call('ai.plan', { params, body: {} }),
    await maya.call('ai.itinerary', { params, body: {} }),
  ]) {
    expect(refused.status).toBe(403)
    expect(refused.error).toMatchObject({
      code: 'plan_limit',
      message: 'Upgrade to Pro for unlimited AI suggestions',
    })
  }
  expect(await used(maya)).toBe(5)
  const { db } = await testApp()
  await db.updateTable('users').set({ plan: 'pro' }).where('id', '=', maya.id).execute()
  expect((await maya.call('ai.suggest', { params })).status).toBe(200)
})

test('last month does not count', async () => {
  const { maya, params } = await settled('free')
  for (let n = 0; n < 5; n++) await maya.call('ai.suggest', { params })
  const { db } = await testApp()
  const lastMoment = sql<string>`date_trunc('month', now(), 'UTC') - interval '1 millisecond'`
  await db.updateTable('generations').set({ createdAt: lastMoment }).where('userId', '=', maya.id).execute()
  expect(await used(maya)).toBe(0)
  expect((await maya.call('ai.suggest', { params })).status).toBe(200)
})

test('of fifty calls at once none slips past the limit, and one runs at a time', async () => {
  const { maya, params } = await settled('free')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => maya.call('ai.plan', { params, body: {} })),
  )
  const good = answers.filter(({ status }) => status === 200).length
  const busy = answers.filter(({ status }) => status === 409)
  for (const { error } of busy) expect(error.message).toBe(aiRefusalsWords.busy)
  expect(good).toBeGreaterThan(0)
  expect(good).toBeLessThanOrEqual(5)
  expect(await used(maya)).toBe(good)
  for (let n = good; n < 5; n++) expect((await maya.call('ai.plan', { params, body: {} })).status).toBe(200)
  expect((await maya.call('ai.plan', { params, body: {} })).status).toBe(403)
})

test('a repeat with the same key is answered the same and not counted again', async () => {
  const { maya, params } = await settled()
  const key = { 'idempotency-key': randomUUID() }
  const first = await maya.call('ai.suggest', { params }, key)
  const again = await maya.call('ai.suggest', { params }, key)
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(await used(maya)).toBe(1)
})

test('where the guide knows no places the answer says so and is not counted', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya, { destination: 'Beja, Portugal' })
  const { body } = await maya.call('ai.suggest', { params: { tripId: trip.id } })
  expect(body).toMatchObject({ suggestions: [], notice: aiNoticesWords.noPlaces })
  expect(await used(maya)).toBe(0)
})

test('ten calls a minute, then a pause', async () => {
  const own = await startTestApp({ RATE_LIMIT_SCALE: '1' })
  const maya = await signUp({ plan: 'pro', on: own })
  const trip = await createTrip(maya, threeDays)
  const params = { tripId: trip.id }
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) statuses.push((await maya.call('ai.suggest', { params })).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

test('whoever goes away cancels the generation and is not charged', async () => {
  const own = await startTestApp()
  const maya = await signUp({ on: own })
  const trip = await createTrip(maya, threeDays)
  await own.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = own.app.server.address() as AddressInfo
  // Reading the trip waits for this lock, so the caller is gone before the work begins.
  await own.db.transaction().execute(async (tx) => {
    await sql`lock table itinerary in access exclusive mode`.execute(tx)
    const sent = request({
      port,
      method: 'POST',
      path: `/api/trips/${trip.id}/ai-suggestions`,
      headers: { host: 'localhost', cookie: maya.cookie },
    })
    sent.on('error', () => undefined)
    sent.end()
    await vi.waitFor(async () => {
      const waiting = await sql<{ n: number }>`
        select count(*)::int as n from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
        tx,
      )
      expect(waiting.rows[0]?.n).toBeGreaterThan(0)
    })
    sent.destroy()
    await new Promise((resolve) => sent.once('close', resolve))
  })
  const turns = () =>
    own.db.selectFrom('limits').select('bucket').where('bucket', '=', `generating:${maya.id}`).execute()
  await vi.waitFor(async () => expect(await turns()).toEqual([]))
  expect(await used(maya)).toBe(0)
  expect((await maya.call('ai.saved', { params: { tripId: trip.id } })).body.suggestions).toEqual([])
  await own.app.close()
})
