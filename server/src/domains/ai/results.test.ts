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
