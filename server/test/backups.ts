import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrateTo } from '../src/platform/db/migrate.ts'
import { cloneDatabase } from './database.ts'

/** A migrated database of a test's own, in which nobody has an account. */
export function emptyDatabase(): Promise<string> {
  const { url, template } = inject('database')
  return cloneDatabase(url, template)
}

export async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Every row of every table, as texts in an order of their own. */
export const allRowsOf = (url: string): Promise<Record<string, string[]>> =>
  inDatabase(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select tablename as "name" from pg_tables where schemaname = 'public' order by 1`,
    )
    const all: Record<string, string[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as "row" from "${name}" t order by t::text collate "C"`,
      )
      all[name] = rows.map(({ row }) => row)
    }
    return all
  })

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-backup-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a browser, a person or another service may have written: all that PostgreSQL writes in a way of its own. */
export const fillRows = (url: string): Promise<void> =>
  inDatabase(url, async (client) => {
    await client.query(`
      insert into users ("id", "email", "name", "displayName", "firstName", "createdAt")
        select gen_random_uuid(), n || '@example.com', 'Zoë 🧳 ' || n, E'a\\tb\\nc\\\\N\\r' || n, '', now() - n * interval '1.000001 s'
        from generate_series(1, 20) n;
      insert into trips ("ownerId", "title", "destination", "description", "startDate", "endDate", "travelMode", "budgetMinor", "currency", "latitude", "longitude")
        select "id", E'\\\\N', '日本', null, '2027-02-28', '2027-03-04', 'leisure', 9007199254740991, 'JPY', 0.1 + 0.2, -0.0
        from users;
      insert into packing ("id", "tripId", "item", "category", "quantity", "notes", "packed", "essential")
        select gen_random_uuid(), t."id", repeat('é', n), 'other', n, case when n % 2 = 0 then E'\\\\.\\n' end, true, false
        from trips t, generate_series(1, 50) n;
      insert into changes ("tripId", "rev", "collection", "rowId", "row")
        select t."id", n, 'packing', 'x', case when n % 2 = 0 then jsonb_build_object('text', E'"\\\\\\n😀', 'n', 1e-7, 'no', null) end
        from trips t, generate_series(1, 20) n;
      delete from trips where "id" = (select max("id") from trips)`)
  })

/** A database as the version before the last migration left it, and the name of that migration. */
export async function olderDatabase(): Promise<{ url: string; last: string }> {
  const url = await emptyDatabase()
  const last = await inDatabase(url, async (client) => {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select "name", "checksum" from migrations order by "name"',
    )
    await client.query('begin; drop schema public cascade; create schema public')
    await migrateTo(client, rows.slice(0, -1))
    await client.query('commit')
    return rows.at(-1)!.name
  })
  return { url, last }
}
