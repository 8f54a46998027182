import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { settle } from '../../../test/settled.ts'
import { join, password, signUp, testApp } from '../../../test/test-app.ts'

interface Reference {
  child: string
  column: string
  parent: string
  key: string
}

/** What hangs on these rows by foreign keys, however far away, as texts by table. */
async function hangingOn(
  table: string,
  column: string,
  values: unknown[],
): Promise<Map<string, Set<string>>> {
  const { pool } = await testApp()
  const { rows: references } = await pool.query<Reference>(
    `select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent, f.attname as key
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
     where c.contype = 'f'`,
  )
  const found = new Map<string, Set<string>>()
  const waiting: [string, string, unknown[]][] = [[table, column, values]]
  for (const [of, by, keys] of waiting) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${of} t where t."${by}"::text = any($1::text[])`,
      [keys.map(String)],
    )
    const known = found.get(of) ?? new Set<string>()
    found.set(of, known)
    const fresh = rows.map(({ row }) => row).filter((row) => !known.has(JSON.stringify(row)))
    for (const row of fresh) known.add(JSON.stringify(row))
    for (const { child, column: at, key } of references.filter(({ parent }) => parent === of))
      if (fresh.length > 0) waiting.push([child, at, fresh.map((row) => row[key])])
  }
  return found
}

test('whatever hangs on a deleted account by foreign keys, however far away, is gone', async () => {
  const { db } = await testApp()
  const { traveller, trip } = await settle()
  const guest = await signUp()
  await join(trip, guest)
  await traveller.call('members.renewShareLink', { params: { tripId: trip.id } })
  const before = await hangingOn('users', 'id', [traveller.id])
  const counts = [...before.values()].map(({ size }) => size)
  expect(counts.filter((size) => size > 0).length).toBeGreaterThan(12)
  await traveller.call('auth.deleteAccount', { body: { confirmation: traveller.email, password } })
  const left = await Promise.all([
    hangingOn('users', 'id', [traveller.id]),
    hangingOn('trips', 'id', [trip.id]),
    ...[...before.keys()].map((table) =>
      sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table.replaceAll('"', ''))} t`
        .execute(db)
        .then(({ rows }) => {
          const now = new Set(rows.map(({ row }) => JSON.stringify(JSON.parse(row))))
          return new Map([[table, new Set([...before.get(table)!].filter((row) => now.has(row)))]])
        }),
    ),
  ])
  for (const tables of left) for (const [table, rows] of tables) expect([...rows], table).toEqual([])
})
