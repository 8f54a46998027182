import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { runScript } from '../../test/run-script.ts'
import { openPool } from '../platform/db/client.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openStore } from '../platform/db/store.ts'
import { readEnv } from '../platform/env/env.ts'

const admin = (settings: Record<string, string>, ...args: string[]): Promise<[number, string]> =>
  runScript('scripts/admin.ts', args, settings)

const addAccount = `insert into users ("id", "email", "name", "displayName", "firstName")
  values (gen_random_uuid(), 'maya@example.com', 'Maya', 'Maya', 'Maya')`

test('an administrator joins the database of a running server, and starts and stops it when none runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-admin-'))
  const settings = { DATA_DIR: folder, PORT: '3456' }
  const [misused, words] = await admin(settings)
  expect(misused).toBe(1)
  expect(words).toMatch(/^Usage:/)
  expect(readdirSync(folder)).toEqual([])
  expect(await admin(settings, 'reset-link', 'maya@example.com')).toEqual([
    1,
    'This store holds no accounts yet. Start Sojourn once first.',
  ])

  const store = await openStore(readEnv(settings))
  const pool = openPool(store.url, 2)
  await migrate(pool)
  await pool.query(addAccount)
  const [code, link] = await admin(settings, 'reset-link', 'maya@example.com')
  expect(code).toBe(0)
  expect(link).toMatch(/^http:\/\/localhost:3456\/login\?reset=[\w-]{43}\n/)
  // The server's own connection still works: nobody stopped its database or took its folder.
  expect((await pool.query('select 1 from "resetTokens"')).rowCount).toBe(1)
  expect(existsSync(join(folder, 'server.lock'))).toBe(true)
  await pool.end()
  await store.close()

  expect(await admin(settings, 'set-plan', 'maya@example.com', 'pro')).toEqual([
    0,
    'maya@example.com now has the plan pro.',
  ])
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

test('an administrator works on the database that DATABASE_URL names', async () => {
  const { url, template } = inject('database')
  const DATABASE_URL = await cloneDatabase(url, template)
  const pool = openPool(DATABASE_URL, 1)
  await pool.query(addAccount)
  expect(await admin({ DATABASE_URL }, 'delete-account', 'maya@example.com')).toEqual([
    0,
    'The account maya@example.com and everything it owned are deleted.',
  ])
  expect((await pool.query('select 1 from users')).rowCount).toBe(0)
  await pool.end()
}, 30_000)
