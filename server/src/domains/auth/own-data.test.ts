import { randomUUID } from 'node:crypto'
import { ownData } from '@sojourn/contract/auth/schema'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { expect, test } from 'vitest'
import { createTrip, signUp, testApp, type Traveller } from '../../../test/test-app.ts'
import { streamOwnData } from './own-data.ts'

/** Somebody with so many things in one trip, all written down in the same instant. */
async function withThings(count: number): Promise<Traveller> {
  const { db } = await testApp()
  const maya = await signUp()
  const { id: tripId } = await createTrip(maya)
  const thing = { tripId, category: 'other', quantity: 1, notes: 'x'.repeat(1000) } as const
  const rest = { memberName: null, packed: false, essential: false, reason: null }
  const rows = Array.from({ length: count }, (_, n) => ({
    ...thing,
    ...rest,
    id: randomUUID(),
    item: `Thing ${n}`,
    createdAt: `2026-01-01T00:00:0${n % 2}Z`,
  }))
  await db.insertInto('packing').values(rows).execute()
  return maya
}

test('a long list is in the copy once and whole, in its order', async () => {
  const maya = await withThings(1001)
  await createTrip(maya, { title: 'Another' })
  const { status, body } = await maya.call('auth.downloadData', {})
  expect(status).toBe(200)
  const [trip, second] = ownData.parse(body).trips as { packing: { item: string; createdAt: string }[] }[]
  expect(new Set(trip?.packing.map(({ item }) => item)).size).toBe(1001)
  expect(trip?.packing).toHaveLength(1001)
  const times = trip?.packing.map(({ createdAt }) => createdAt) ?? []
  expect(times).toEqual(times.toSorted())
  expect(second?.packing).toEqual([])
})

test('the copy leaves in pieces, none of which holds much of it', async () => {
  const { db } = await testApp()
  const maya = await withThings(3000)
  const sizes: number[] = []
  for await (const piece of streamOwnData(db, maya.id)) sizes.push((piece as Buffer).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(3_000_000)
  expect(Math.max(...sizes)).toBeLessThan(total / 10)
})

test('one copy at a time, in words; whoever breaks off may ask again', async () => {
  const { db } = await testApp()
  const maya = await withThings(10)
  const first = streamOwnData(db, maya.id)
  const second = await maya.call('auth.downloadData', {})
  expect([second.status, second.error.message]).toEqual([409, authRefusalsWords.copyUnderWay])
  first.destroy()
  await new Promise((resolve) => first.once('close', resolve))
  expect((await maya.call('auth.downloadData', {})).status).toBe(200)
  expect((await maya.call('auth.downloadData', {})).status).toBe(200)
})
