import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { Client, createTrip, password, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { purgeRules } from '../../domains.ts'
import { kernelPurge, maxKeysPerUser, purge as purgeBy } from './purge.ts'

const purge = (db: TestApp['db']) => purgeBy(db, [...kernelPurge, ...purgeRules])

afterEach(() => {
  vi.useRealTimers()
})

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

async function someone({ app }: TestApp): Promise<Client & { id: string }> {
  const client = new Client(app)
  const email = `${randomUUID()}@example.com`
  const { body } = await client.call('auth.signUp', { body: { email, password, name: 'Maya' } })
  return Object.assign(client, { id: body.id })
}

/** Days after which an answer of a service still serves, and after which it does not. The last rates always do. */
const answerAges = [
  ['forecasts', 5 / 24, 7 / 24],
  ['geocodes', 29, 31],
  ['routes', 29, 31],
  ['rates', 29, 4000],
] as const

/** One row that is over and one that is not, of everything that is purged. */
async function fill(own: TestApp): Promise<{ maya: Client & { id: string }; kept: number; gone: number }> {
  const { db } = own
  const maya = await someone(own)
  const [alive, fresh, gone] = [await createTrip(maya), await createTrip(maya), await createTrip(maya)]
  await maya.call('packing.add', { params: { tripId: gone.id }, body: { item: 'Tent' } })
  await db
    .updateTable('trips')
    .set({ deletedAt: ago(29) })
    .where('id', '=', fresh.id)
    .execute()
  await db
    .updateTable('trips')
    .set({ deletedAt: ago(31) })
    .where('id', '=', gone.id)
    .execute()
  for (const expiresAt of [ago(1), ago(-1)]) {
    const [hash, userId] = [randomUUID(), maya.id]
    await db.insertInto('sessions').values({ tokenHash: hash, userId, expiresAt, userAgent: null }).execute()
    await db.insertInto('resetTokens').values({ tokenHash: hash, userId, expiresAt }).execute()
    await db.insertInto('emailTokens').values({ tokenHash: hash, userId, expiresAt }).execute()
    await db.insertInto('limits').values({ bucket: hash, count: 1, resetAt: expiresAt }).execute()
    const state = { nonce: 'n', verifier: 'v', returnTo: '/', provider: 'google' } as const
    await db
      .insertInto('signInStates')
      .values({ ...state, stateHash: hash, browserHash: hash, expiresAt })
      .execute()
  }
  for (const createdAt of [ago(91), ago(89)]) {
    const asked = { method: 'POST', path: '/api/trips', bodyHash: 'x' }
    await db
      .insertInto('idempotency')
      .values({ ...asked, userId: maya.id, key: randomUUID(), createdAt })
      .execute()
  }
  for (const [kind, kept, over] of answerAges)
    for (const days of [kept, over])
      await db
        .insertInto('answers')
        .values({ kind, key: randomUUID(), value: JSON.stringify({}), fetchedAt: ago(days) })
        .execute()
  return { maya, kept: alive.id, gone: gone.id }
}

test('what is over goes, and everything else stays', async () => {
  const own = await startTestApp()
  const { maya, gone } = await fill(own)
  expect(await purge(own.db)).toEqual({
    sessions: 1,
    emailTokens: 1,
    signInStates: 1,
    resetTokens: 1,
    limits: 1,
    idempotency: 1,
    answers: 3,
    trips: 1,
  })
  expect(await purge(own.db)).toEqual({})
  expect((await maya.call('auth.currentUser', {})).status).toBe(200)
  expect((await maya.call('trips.list', {})).body).toHaveLength(1)
  for (const table of ['packing', 'changes', 'members'] as const)
    expect(await own.db.selectFrom(table).selectAll().where('tripId', '=', gone).execute()).toEqual([])
  expect(await own.db.selectFrom('trips').select('id').execute()).toHaveLength(2)
})

test('changes are kept for 90 days; who comes back later is told to read the trip anew', async () => {
  const own = await startTestApp()
  const maya = await someone(own)
  const params = { tripId: (await createTrip(maya)).id }
  for (const item of ['Passport', 'Tent', 'Hat']) await maya.call('packing.add', { params, body: { item } })
  const age = (days: number, revs: number[]) =>
    own.db
      .updateTable('changes')
      .set({ createdAt: ago(days) })
      .where('tripId', '=', params.tripId)
      .where('rev', 'in', revs)
      .execute()
  const since = async (rev: number) =>
    (await maya.call('sync.changes', { params, query: { since: rev } })).body
  const reloads = async () => (await Promise.all([0, 1, 2, 3, 4].map(since))).map(({ reload }) => reload)
  const copied = async () => {
    const [trip = {}] = (await maya.call('auth.downloadData', {})).body.trips
    return (trip['changes'] as { rev: number }[]).map(({ rev }) => rev)
  }

  await age(89, [1, 2])
  expect(await purge(own.db)).toEqual({})
  expect(await reloads()).toEqual([false, false, false, false, false])

  await age(91, [1, 2])
  const bytes = async () =>
    (
      await own.db
        .selectFrom('trips')
        .select('bytes')
        .where('id', '=', params.tripId)
        .executeTakeFirstOrThrow()
    ).bytes
  const before = await bytes()
  expect(await purge(own.db)).toEqual({ changes: 2 })
  // What is gone counts no longer towards the account's budget.
  expect(await bytes()).toBeLessThan(before - 400)
  expect(await reloads()).toEqual([true, true, false, false, false])
  expect((await since(2)).changes).toMatchObject([{ row: { item: 'Tent' } }, { row: { item: 'Hat' } }])
  expect(await copied()).toEqual([3, 4])

  // Clocks of several servers differ: a hole may stand anywhere.
  await age(91, [4])
  expect(await purge(own.db)).toEqual({ changes: 1 })
  expect(await reloads()).toEqual([true, true, true, true, false])

  await age(91, [3])
  await purge(own.db)
  expect(await reloads()).toEqual([true, true, true, true, false])
  expect(await copied()).toEqual([])
  expect((await maya.call('sync.snapshot', { params })).body).toMatchObject({ rev: 4, packing: [{}, {}, {}] })
  await maya.call('packing.add', { params, body: { item: 'Map' } })
  expect(await since(4)).toMatchObject({ rev: 5, reload: false, changes: [{ rev: 5, row: { item: 'Map' } }] })
})

test('several processes may purge at once: each row goes once and nobody fails', async () => {
  const own = await startTestApp()
  const maya = await someone(own)
  await own.pool.query(
    `insert into limits select 'old:' || n, 1, now() - interval '1 day' from generate_series(1, 5000) n`,
  )
  await own.pool.query(
    `insert into idempotency ("userId", "key", "method", "path", "bodyHash", "createdAt")
     select $1, 'old:' || n, 'POST', '/', 'x', now() - interval '100 days' from generate_series(1, 2500) n`,
    [maya.id],
  )
  const removed = await Promise.all(Array.from({ length: 4 }, () => purge(own.db)))
  const sum = (table: string) => removed.reduce((total, counts) => total + (counts[table] ?? 0), 0)
  expect(sum('limits')).toBe(5000)
  expect(sum('idempotency')).toBe(2500)
})

test('a row that somebody is using right now is left for the next time', async () => {
  const own = await startTestApp()
  await own.pool.query(`insert into limits values ('held', 1, now() - interval '1 day')`)
  const client = await own.pool.connect()
  await client.query('begin')
  await client.query(`select 1 from limits where "bucket" = 'held' for update`)
  expect(await purge(own.db)).toEqual({})
  await client.query('commit')
  client.release()
  expect(await purge(own.db)).toEqual({ limits: 1 })
})

test('the server purges by itself, and finishes a run before it stops', async () => {
  const own = await startTestApp()
  await own.pool.query(`insert into limits values ('old', 1, now() - interval '1 day')`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  own.app.jobs.start()
  vi.advanceTimersByTime(60_000)
  await own.app.close()
  expect(await own.db.selectFrom('limits').select('bucket').execute()).toEqual([])
})

test('of one account’s keys the newest are kept, and nobody else’s are touched', async () => {
  const own = await startTestApp()
  const [maya, tunde] = [await someone(own), await someone(own)]
  const keep = (userId: string, count: number) =>
    own.pool.query(
      `insert into idempotency ("userId", "key", "method", "path", "bodyHash", "createdAt")
       select $1, 'key-' || n, 'POST', '/api/trips', 'x', now() - n * interval '1 second' from generate_series(1, $2::int) n`,
      [userId, count],
    )
  await keep(maya.id, maxKeysPerUser + 3)
  await keep(tunde.id, 5)
  expect(await purge(own.db)).toEqual({ idempotency: 3 })
  const { rows } = await own.pool.query<{ key: string }>(
    `select "key" from idempotency where "userId" = $1 order by "createdAt" limit 1`,
    [maya.id],
  )
  expect(rows[0]?.key).toBe(`key-${maxKeysPerUser}`)
})
