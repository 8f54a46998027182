import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTrip, signUp, testApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { ownerAccess } from '../../kernel/access/access.ts'
import { keepResult } from './results.ts'

test('AIQ-16 of fifty results kept at once exactly five are counted and kept', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  const trips = [await createTrip(maya), await createTrip(maya)]
  const kept = { content: [], notice: null, seed: 1 }
  const all = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      inTransaction(db, (tx) =>
        keepResult(tx, ownerAccess(maya, trips[n % 2]!.id), 'suggestions', kept, {
          id: maya.id,
          plan: 'free',
        }),
      ),
    ),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const counted = await db.selectFrom('generations').select('id').where('userId', '=', maya.id).execute()
  expect(counted).toHaveLength(5)
})

test('what was kept before it said what was looked up claims nothing when it is read', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  const { id: tripId } = await createTrip(maya)
  const castle = {
    id: 'lookup/node-1',
    title: 'Castle of Beja',
    description: '',
    location: 'Beja, Portugal',
    type: 'sightseeing',
    rating: 0,
    estimatedDuration: '1 h',
    bestTimeToVisit: 'Any time',
    priceRange: 'Free',
    tags: [],
    latitude: 38.0174,
    longitude: -7.8657,
    source: 'lookup',
    verified: true,
    reason: 'Known beyond the town, by the map service',
  }
  const result = JSON.stringify({ content: [castle], notice: null, seed: 1 })
  await db
    .insertInto('aiResults')
    .values({ tripId, kind: 'suggestions', result: sql`${result}::jsonb` })
    .execute()
  const { body } = await maya.call('ai.saved', { params: { tripId } })
  expect(body.suggestions).toMatchObject([{ title: 'Castle of Beja', checked: [] }])
})
