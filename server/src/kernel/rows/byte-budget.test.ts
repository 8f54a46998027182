import { errorsWords } from '@sojourn/contract/errors/words'
import { maxAccountBytes, maxImportsPerHour } from '@sojourn/contract/values/limits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { goodCalls } from '../../../test/good-calls.ts'
import { settle } from '../../../test/settled.ts'
import {
  createTrip,
  signUp,
  startTestApp,
  testApp,
  tripInput,
  type Traveller,
} from '../../../test/test-app.ts'

const item = { item: 'Passport', category: 'documents' } as const

const bytesOf = async (traveller: Traveller): Promise<number> => {
  const { db } = await testApp()
  const { bytes } = await db
    .selectFrom('trips')
    .select(sql<number>`sum("bytes")::bigint`.as('bytes'))
    .where('ownerId', '=', traveller.id)
    .executeTakeFirstOrThrow()
  return bytes
}

async function fill(tripId: number, free: number): Promise<void> {
  const { db } = await testApp()
  const bytes = maxAccountBytes - free
  await db.updateTable('trips').set({ bytes }).where('id', '=', tripId).execute()
}

test('every version of a row counts, and so does what was removed', async () => {
  const maya = await signUp()
  const params = { tripId: (await createTrip(maya)).id }
  const start = await bytesOf(maya)
  const notes = 'x'.repeat(2000)
  const { body } = await maya.call('packing.add', { params, body: { ...item, notes } })
  await maya.call('packing.update', { params: { id: body.id }, body: { packed: true } })
  await maya.call('packing.remove', { params: { id: body.id } })
  expect((await bytesOf(maya)) - start).toBeGreaterThan(4000)
  expect((await bytesOf(maya)) - start).toBeLessThan(6500)
})

test('a full account takes nothing more, but lets go of everything', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya)
  const params = { tripId: trip.id }
  const { body: kept } = await maya.call('packing.add', { params, body: item })
  await fill(trip.id, 100)
  const refused = [
    await maya.call('packing.add', { params, body: item }),
    await maya.call('packing.update', { params: { id: kept.id }, body: { packed: true } }),
    await maya.call('trips.update', { params, body: { title: 'Longer' } }),
    await maya.call('trips.create', { body: tripInput }),
    await maya.call('export.import', goodCalls(await settle())['export.import']),
  ]
  for (const { status, error } of refused)
    expect([status, error.message]).toEqual([400, errorsWords.accountFull])
  expect((await maya.call('packing.list', { params })).body).toEqual([kept])
  expect((await maya.call('packing.remove', { params: { id: kept.id } })).status).toBe(200)
  expect((await maya.call('trips.remove', { params })).status).toBe(200)
})

test('importing and deleting in turn does not make room, and fills nobody else’s account', async () => {
  const [maya, tunde] = [await signUp(), await signUp()]
  const file = goodCalls(await settle())['export.import']
  const { body: trip } = await maya.call('export.import', file)
  await fill(trip.id, 1000)
  expect((await maya.call('trips.remove', { params: { tripId: trip.id } })).status).toBe(200)
  expect((await maya.call('export.import', file)).error.message).toBe(errorsWords.accountFull)
  expect((await tunde.call('export.import', file)).status).toBe(200)
})

test('so many files an hour, whether or not they are taken', async () => {
  const limited = await startTestApp({ RATE_LIMIT_SCALE: '1' })
  const maya = await signUp({ on: limited })
  const file = goodCalls(await settle())['export.import']
  const statuses: number[] = []
  for (let n = 0; n <= maxImportsPerHour; n++) statuses.push((await maya.call('export.import', file)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.indexOf(429)).toBe(maxImportsPerHour)
  await limited.app.close()
})
