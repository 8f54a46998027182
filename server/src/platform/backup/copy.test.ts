import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../../test/database.ts'
import { withConnection } from './connection.ts'
import { copyIn, copyOut } from './copy.ts'

async function withTables<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url, template } = inject('database')
  return withConnection(await cloneDatabase(url, template), async (client) => {
    await client.query(`
      create table one ("id" integer primary key, "text" text, "bytes" bytea, "amount" numeric, "share" double precision,
        "at" timestamptz, "day" date, "json" jsonb, "list" text[], "yes" boolean);
      create table other (like one)`)
    return work(client)
  })
}

const kept = `'Zürich 🏔️ \\N' || chr(9) || chr(10) || chr(13) || '\\\\.'`
const values = [
  `${kept}, '\\x00ff5c4e0a', 12345678901234567890.000000001, 0.1::float8 + 0.2::float8`,
  `'', '', 'NaN', 'Infinity'`,
  `null, null, null, null`,
].map(
  (some, id) => `(${id}, ${some}, '2026-11-19 03:04:05.678901+02', '0044-03-15 BC', '{"a": [1, null, "😀"]}',
    array['a,b', null, '{"c"}'], true)`,
)

test('every value comes out of a table and into another as it was', () =>
  withTables(async (client) => {
    await client.query(
      `insert into one values ${values.join()}, (9, null, null, null, null, 'infinity', null, 'null', '{}', null)`,
    )
    await pipeline(copyOut(client, 'copy one to stdout'), copyIn(client, 'copy other from stdin'))
    const { rows } = await client.query('select * from one except select * from other')
    expect(rows).toEqual([])
    expect((await client.query('select from other')).rowCount).toBe(4)
  }))

test('rows larger than a piece, and many of them, come whole', () =>
  withTables(async (client) => {
    await client.query(
      `insert into one ("id", "text") select n, repeat(md5(n::text), 5000 / n) from generate_series(1, 3000) n`,
    )
    const all = await copyOut(client, 'copy one to stdout').toArray()
    const into = copyIn(client, 'copy other from stdin')
    for (const piece of all) into.write(piece)
    await new Promise((resolve) => into.end(resolve))
    const { rows } = await client.query('select * from one except select * from other')
    expect([all.length > 10, rows]).toEqual([true, []])
  }))

test('a statement that fails says so, and the connection goes on', () =>
  withTables(async (client) => {
    await expect(copyOut(client, 'copy nowhere to stdout').toArray()).rejects.toThrow('nowhere')
    const rows = async function* () {
      yield Buffer.from('no number\t1\n')
    }
    await expect(pipeline(rows, copyIn(client, 'copy other from stdin'))).rejects.toThrow('invalid input')
    expect((await client.query('select 1 as "one"')).rows).toEqual([{ one: 1 }])
  }))
