import { readdirSync } from 'node:fs'
import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { olderDatabase } from '../../../test/backups.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { openPool } from './client.ts'
import { migrate } from './migrate.ts'

async function migratedPool(): Promise<pg.Pool> {
  const { url, template } = inject('database')
  return openPool(await cloneDatabase(url, template), 4)
}

test('migrations are numbered without a gap; the one that an early version left out stays the only one', () => {
  const names = readdirSync(new URL('../../../migrations/', import.meta.url)).toSorted()
  const numbers = names.map((name) => Number(/^(\d{4})-[a-z-]+\.sql$/.exec(name)?.[1]))
  const expected = Array.from({ length: names.length + 1 }, (_, n) => n + 1).filter((number) => number !== 3)
  expect(numbers).toEqual(expected)
})

test('a second start finds nothing to migrate', async () => {
  const pool = await migratedPool()
  expect(await migrate(pool)).toEqual([])
  await pool.end()
})

test('two processes that start at once do not migrate twice', async () => {
  const pool = await migratedPool()
  await pool.query('drop schema public cascade; create schema public')
  const applied = await Promise.all([migrate(pool), migrate(pool), migrate(pool)])
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  const { rows } = await pool.query<{ count: number }>('select count(*) from migrations')
  expect(rows[0]?.count).toBe(applied.flat().length)
  await pool.end()
})

test('a database of a newer version is refused and stays as it is', async () => {
  const pool = await migratedPool()
  await pool.query(`insert into migrations ("name", "checksum") values ('9999-future.sql', 'x')`)
  await expect(migrate(pool)).rejects.toThrow('newer version')
  await pool.end()
})

test('a migration that was changed after it ran is refused', async () => {
  const pool = await migratedPool()
  await pool.query(`update migrations set "checksum" = 'changed'`)
  await expect(migrate(pool)).rejects.toThrow('must not change')
  await pool.end()
})

test('before a database that holds something changes there is a moment for a backup, and none without it', async () => {
  const told: string[] = []
  const beforeChange = async (pending: readonly string[]) => void told.push(...pending)
  const { url, last } = await olderDatabase()
  const pool = openPool(url, 2)
  const failing = { beforeChange: () => Promise.reject(new Error('no room for a backup')) }
  await expect(migrate(pool, failing)).rejects.toThrow('no room')
  const { rows } = await pool.query('select from migrations where "name" = $1', [last])
  expect(rows).toEqual([])
  await migrate(pool, { beforeChange })
  await migrate(pool, { beforeChange })
  await pool.query('drop schema public cascade; create schema public')
  await migrate(pool, { beforeChange })
  expect(told).toEqual([last])
  await pool.end()
})
