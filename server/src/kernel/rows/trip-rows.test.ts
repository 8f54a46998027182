import { type ContentCollection, contentCollections } from '@sojourn/contract/sync/collections'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { settle } from '../../../test/settled.ts'
import { testApp } from '../../../test/test-app.ts'
import { ownerAccess } from '../access/access.ts'
import { packingRules } from '../../domains/packing/row-rules.ts'
import { removeRow } from './trip-rows.ts'

/** A field that takes any words; a place is still the same by the name given here. */
const freeText: Record<ContentCollection, string> = {
  itinerary: 'notes',
  packing: 'notes',
  expenses: 'notes',
  dayNotes: 'text',
  bookings: 'notes',
  legs: 'destination',
  ideas: 'notes',
  travellers: 'name',
  transfers: 'notes',
}

const writes = contentCollections.flatMap((collection) =>
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
    const body = { [freeText[collection]]: 'Changed meanwhile' }
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
      await other.query(`select 1 from "${collection}" where "id" = $1 for update nowait`, [params.id])
    } finally {
      await other.query('rollback')
      other.release()
      // A transfer names the traveller, who therefore stays.
      const isNamed = collection === 'travellers' && write === 'remove'
      expect((await answer).status).toBe(isNamed ? 409 : 200)
    }
  },
)

test.each(contentCollections)('a change of %s that alters nothing is none', async (collection) => {
  const { traveller, trip, rows } = await settle()
  const params = { tripId: trip.id }
  const [row] = (await traveller.call(`${collection}.list`, { params })).body
  const field = freeText[collection]
  const change = (value: unknown) =>
    traveller.call(`${collection}.update`, {
      params: { id: rows[collection] },
      body: { [field]: value } as never,
    })
  const same = await change(row?.[field as keyof typeof row] ?? null)
  expect(same.body).toEqual(row)
  const other = await change('Porto')
  expect(other.body).toEqual({ ...row, [field]: 'Porto', version: 2, updatedAt: other.body.updatedAt })
  expect((await traveller.call('trips.get', { params })).body.rev).toBe(2 + contentCollections.length)
})

test('a write outside a transaction is refused: its lock would be gone at once', async () => {
  const { db } = await testApp()
  const { traveller, trip, rows } = await settle()
  const access = ownerAccess({ id: traveller.id }, trip.id)
  await expect(removeRow(db, access, packingRules, rows.packing)).rejects.toThrow('outside a transaction')
})

test('a text that was cut in the middle of an emoji is kept, not refused', async () => {
  const { traveller, trip, rows } = await settle()
  const body = { item: 'Hat \ud83d' }
  const { body: added } = await traveller.call('packing.add', { params: { tripId: trip.id }, body })
  const { body: changed } = await traveller.call('packing.update', { params: { id: rows.packing }, body })
  expect([added.item, changed.item]).toEqual(['Hat \ufffd', 'Hat \ufffd'])
})
