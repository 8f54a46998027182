import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '@sojourn/contract/api'
import { contentCollections } from '@sojourn/contract/sync/collections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../platform/db/client.ts'
import { goodCalls } from '../../../test/good-calls.ts'
import { settle } from '../../../test/settled.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

/** Tables that grow with what travellers do. */
const tables = new Set<string>([
  ...contentCollections,
  'trips',
  'members',
  'changes',
  'idempotency',
  'sessions',
])

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** A table is read as a whole where nothing leads to its rows: also by an index, when no condition of it does. */
const isWhole = (node: PlanNode): boolean =>
  tables.has(node['Relation Name'] ?? '') &&
  (node['Node Type'] === 'Seq Scan' ||
    (/^Index (Only )?Scan$/.test(node['Node Type']) && !node['Index Cond']))

let own: TestApp

/** What the app has asked so far, as its one connection keeps it. */
async function statements(): Promise<string[]> {
  const { rows } = await own.pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows
    .map(({ statement }) => statement)
    .filter((text) => /^\s*(select|with|insert|update|delete)\b/.test(text))
}

/** The scans of whole tables, whatever the statistics say: they are taken only where there is no other way. */
async function wholeScans(asked: readonly string[]): Promise<{ table: string; statement: string }[]> {
  await own.pool.query('set enable_seqscan = off')
  const found: { table: string; statement: string }[] = []
  for (const statement of asked) {
    const { rows } = await own.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (generic_plan, format json) ${statement}`,
    )
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    if (!plan) throw new Error('nothing was explained')
    for (const node of nodesOf(plan.Plan).filter(isWhole))
      found.push({ table: node['Relation Name'] ?? '', statement })
  }
  return found
}

/** What the app asks all day: lists, trips as a whole, changes, and writes of every kind with their keys. */
const isHot = (name: EndpointName): boolean =>
  /^(trips\.(list|get|contents|update)|sync\.|members\.list|activity\.list|itinerary\.reorder)/.test(name) ||
  contentCollections.some(
    (collection) => name.startsWith(`${collection}.`) && /\.(list|update|remove)$/.test(name),
  )

beforeAll(async () => {
  own = await startTestApp({}, { poolSize: 1 })
  const settled = await settle({ on: own, isPlanned: false })
  await fillTables()
  const calls = goodCalls(settled)
  for (const name of endpoints.map(([each]) => each).filter(isHot)) {
    const key = { 'idempotency-key': randomUUID() }
    const { status, error } = await settled.traveller.call(name, calls[name] as never, key)
    if (status >= 500) throw new Error(`${name}: ${JSON.stringify(error)}`)
  }
})

/** In a table of two rows any way is as good as another: a thousand others have a trip, with a row of every kind. */
async function fillTables(): Promise<void> {
  const pool = openPool(own.databaseUrl ?? '', 1)
  await pool.query(
    `with people as (
       insert into users ("id", "email", "name", "displayName", "firstName")
       select id, id || '@example.com', 'Noor', 'Noor', 'Noor' from (select gen_random_uuid() id from generate_series(1, 1000)) made
       returning "id"
     ), sessions as (
       insert into sessions ("tokenHash", "userId", "expiresAt") select "id"::text, "id", now() from people
     ), added as (
       insert into trips ("ownerId", "title", "destination", "startDate", "endDate", "travelMode", "currency")
       select "id", 'A week', 'Lisbon, Portugal', '2027-04-19', '2027-04-25', 'family', 'EUR' from people
       returning "id", "ownerId"
     )
     insert into members ("tripId", "userId", "role") select "id", "ownerId", 'owner' from added`,
  )
  for (const collection of contentCollections)
    await pool.query(
      `insert into "${collection}" select made.* from trips, (select * from "${collection}" limit 1) own,
         jsonb_populate_record(null::"${collection}",
           to_jsonb(own) || jsonb_build_object('id', gen_random_uuid(), 'tripId', trips."id")) made`,
    )
  await pool.query('analyze')
  await pool.end()
}

afterAll(() => own.app.close())

test('whatever is read or written of a trip is found by an index, however many rows others have', async () => {
  const asked = await statements()
  for (const table of tables)
    expect(
      asked.some((text) => new RegExp(`\\b${table}\\b`).test(text)),
      table,
    ).toBe(true)
  expect(await wholeScans(asked)).toEqual([])
})

test('an index that is missing is noticed', async () => {
  await own.pool.query('drop index "ideas_by_age"')
  expect((await wholeScans(await statements())).map(({ table }) => table)).toContain('ideas')
})
