import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../test/test-app.ts'

/** As Citus would take the tables: rows of a trip lie where their trip lies, by its id; people are on each node. */
const onEachNode = ['users']

/** Tables that name a trip and stay where the accounts are, as docs/scale.md says. */
const section =
  readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8').split('## By trip')[1] ?? ''
const staying = namesIn(/^Not by trip: (.*)$/m.exec(section)?.[1] ?? '')

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

/** Each line of the table there: which tables, which key, and why. */
const explained = [...section.matchAll(/^\| (`.*?) \| `(.*?)` \| .{20,} \|$/gm)].flatMap(
  ([, tables = '', key = '']) => namesIn(tables).map((table) => `${table}: ${key}`),
)

interface Key {
  table: string
  columns: string[]
  /** Of a foreign key. */
  target: string | null
  targetColumns: string[] | null
}

test('whatever of a trip is unique or refers to something contains the trip, or docs/scale.md says why not', async () => {
  const { db } = await testApp()
  const { rows: named } = await sql<{ name: string }>`
    select "table_name" as "name" from information_schema.columns
    where "table_schema" = 'public' and "column_name" = 'tripId'`.execute(db)
  const byTrip = ['trips', ...named.map(({ name }) => name).filter((name) => !staying.includes(name))]
  expect(byTrip.length).toBeGreaterThan(12)
  const tripOf = (table: string) => (table === 'trips' ? 'id' : 'tripId')
  const { rows: keys } = await sql<Key>`
    select t."relname" as "table", array(
        select a."attname"::text from unnest(i."indkey") as k join pg_attribute a on a."attrelid" = t."oid" and a."attnum" = k
      ) as "columns", null as "target", null as "targetColumns"
    from pg_index i join pg_class t on t."oid" = i."indrelid"
    where i."indisunique" and t."relnamespace" = 'public'::regnamespace
    union all
    select t."relname", array(
        select a."attname"::text from unnest(c."conkey") with ordinality as k (n, at)
        join pg_attribute a on a."attrelid" = t."oid" and a."attnum" = k.n order by k.at
      ), f."relname", array(
        select a."attname"::text from unnest(c."confkey") with ordinality as k (n, at)
        join pg_attribute a on a."attrelid" = f."oid" and a."attnum" = k.n order by k.at
      )
    from pg_constraint c join pg_class t on t."oid" = c."conrelid" join pg_class f on f."oid" = c."confrelid"
    where c."contype" = 'f'`.execute(db)
  const amiss = keys.filter(({ table, columns, target, targetColumns }) => {
    if (target && !byTrip.includes(target)) return byTrip.includes(table) && !onEachNode.includes(target)
    if (!byTrip.includes(table)) return target !== null
    const at = columns.indexOf(tripOf(table))
    return at < 0 || (target !== null && targetColumns?.[at] !== tripOf(target))
  })
  const told = amiss.map(
    ({ table, columns, target }) => `${table}: (${columns.join(', ')})${target ? ` → ${target}` : ''}`,
  )
  expect(told.toSorted()).toEqual(explained.toSorted())
})
