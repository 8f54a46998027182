import { exportFormat } from '@sojourn/contract/export/format'
import { maxRowsPerTrip } from '@sojourn/contract/values/limits'
import { suggestGuidePlaces } from '@sojourn/planner/assistant/suggest-places'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cpuOf, longestTurn } from '../../../test/longest-turn.ts'
import { createTrip, signUp, testApp, tripInput } from '../../../test/test-app.ts'
import { readTripFacts } from '../../domains/ai/read-facts.ts'
import { checkImport } from '../../domains/export/check-import.ts'
import { ownerAccess } from '../../kernel/access/access.ts'

/** Of the time that the work takes at a stretch; the first calls of a test also compile. */
const share = 1 / 3

test('a file whose every row is wrong keeps nobody waiting while it is checked', async () => {
  const maya = await signUp()
  const rows = Array.from({ length: maxRowsPerTrip }, () => ({}))
  const text = JSON.stringify({
    format: exportFormat,
    trip: { ...tripInput, itinerary: rows, packing: rows, expenses: rows },
  })
  const send = () =>
    maya.send<object>('POST', '/api/trips/import', text, { 'content-type': 'application/json' })
  expect((await send()).status).toBe(400)
  const atOnce = cpuOf(() => expect(() => checkImport(Buffer.from(text))).toThrow('required'))
  expect(await longestTurn(send)).toBeLessThan(share * atOnce)
})

test('suggestions for a year full of plans keep nobody waiting while they are made', async () => {
  const { db } = await testApp()
  const maya = await signUp({ plan: 'pro' })
  const { id: tripId } = await createTrip(maya, { startDate: '2027-01-01', endDate: '2027-12-31' })
  await sql`
    insert into itinerary ("id", "tripId", "title", "type", "date", "location", "latitude", "longitude", "order", "currency")
    select gen_random_uuid(), ${tripId}, 'Stop number ' || n, 'sightseeing', date '2027-01-01' + (n % 365),
      'Rua ' || n || ', Lisbon', 38.6 + (n % 300) * 0.001, -9.3 + (n % 500) * 0.001, n, 'EUR'
    from generate_series(1, 9000) n`.execute(db)
  const generate = async () => {
    const { status, body } = await maya.call('ai.suggest', { params: { tripId } })
    expect([status, body.suggestions.length]).toEqual([200, 8])
  }
  await generate()
  const context = { db, forecasts: null, today: '2027-01-01', onFailure: () => undefined }
  const { facts, guide } = await readTripFacts(context, ownerAccess(maya, tripId), 1)
  const atOnce = cpuOf(() => suggestGuidePlaces(facts, guide))
  expect(await longestTurn(generate)).toBeLessThan(share * atOnce)
})
