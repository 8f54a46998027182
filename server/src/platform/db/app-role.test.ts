import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '../env/env.ts'
import { isSuperuser } from './app-role.ts'
import { openPool } from './client.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { createDatabase } from './create-database.ts'
import { databaseName, openStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-role-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function withStore(work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const store = await openStore(readEnv({ DATA_DIR: folder }))
  const pool = openPool(store.url, 2)
  try {
    await work(pool)
  } finally {
    await pool.end()
    await store.close()
  }
}

test('a data folder of an earlier version is handed over to a role that reaches nothing but its own tables', async () => {
  const postgres = await startEmbeddedPostgres({ folder })
  await createDatabase(postgres.url('postgres'), databaseName)
  const former = openPool(postgres.url(databaseName), 1)
  await migrate(former)
  await former.query(`insert into outbox ("kind", "to") values ('reset', 'maya@example.com')`)
  expect(await isSuperuser(former)).toBe(true)
  await former.end()
  await postgres.stop()

  await withStore(async (pool) => {
    expect(await isSuperuser(pool)).toBe(false)
    expect(await migrate(pool)).toEqual([])
    expect((await pool.query('select 1 from outbox')).rowCount).toBe(1)
    await pool.query(`insert into outbox ("kind", "to") values ('reset', 'tunde@example.com')`)
    await pool.query('alter table outbox add column "later" text')
  })
  // And once more: a second start finds everything in order.
  await withStore(async (pool) => {
    expect((await pool.query('select "later" from outbox')).rowCount).toBe(2)
  })
})

test.each([
  ['run a program', `copy users to program 'touch /tmp/reached'`],
  ['write a file', `copy users to '/tmp/reached'`],
  ['read a file', `select pg_read_file('/etc/passwd')`],
  ['change the server’s settings', `alter system set fsync = off`],
  ['become somebody else', `create role other superuser`],
  ['open another database', `create database other`],
])('the server’s own role cannot %s', async (_what, statement) => {
  await withStore(async (pool) => {
    await migrate(pool)
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })
})
