import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { settle } from '../../test/good-calls.ts'
import { testApp } from '../../test/test-app.ts'

const writes = (['itinerary', 'packing', 'expenses'] as const).flatMap((collection) =>
  (['update', 'remove'] as const).map((write) => [collection, write] as const),
)

/** Deadlock and lost order both begin with a row held before the trip is. */
test.each(writes)(
  'while somebody else has the trip’s turn, %s.%s waits and holds no row',
  async (collection, write) => {
    const { db, pool } = await testApp()
    const { traveller, trip, rows } = await settle()
    const params = { id: rows[collection] }
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select 1 from trips where "id" = $1 for no key update', [trip.id])
    const body = { notes: 'Changed meanwhile' }
    const answer = traveller.call(`${collection}.${write}`, {
      params,
      ...(write === 'update' && { body }),
    } as never)
    await expect
      .poll(async () => {
        const { rows: waiting } = await sql`
        select 1 from pg_stat_activity where "datname" = current_database() and "wait_event_type" = 'Lock'`.execute(
          db,
        )
        return waiting.length
      })
      .toBeGreaterThan(0)
    try {
      await other.query(`select 1 from ${collection} where "id" = $1 for update nowait`, [params.id])
    } finally {
      await other.query('rollback')
      other.release()
      expect((await answer).status).toBe(200)
    }
  },
)
