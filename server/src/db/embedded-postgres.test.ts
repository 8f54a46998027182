import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { isRunning } from './folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-embedded-'))
const postmaster = (): number =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function ask(postgres: EmbeddedPostgres, text: string): Promise<unknown> {
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(text)
  await client.end()
  return rows[0]?.answer
}

let postgres: EmbeddedPostgres
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ folder })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('every commit reaches the disk, and no port is open', async () => {
  expect(await ask(postgres, `select current_setting('fsync') as answer`)).toBe('on')
  expect(await ask(postgres, `select current_setting('synchronous_commit') as answer`)).toBe('on')
  expect(await ask(postgres, `select current_setting('listen_addresses') as answer`)).toBe('')
})

test('a server that starts after a crash joins the database that outlived it', async () => {
  const before = postmaster()
  const joined = await startEmbeddedPostgres({ folder })
  expect(postmaster()).toBe(before)
  expect(await ask(joined, 'select 1 as answer')).toBe(1)
})

test('a database that was killed comes back with what was committed', async () => {
  await ask(postgres, 'create table kept as select 42 as answer')
  const pid = postmaster()
  process.kill(pid, 'SIGKILL')
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
  postgres = await startEmbeddedPostgres({ folder })
  expect(await ask(postgres, 'select answer from kept')).toBe(42)
})

test('stopping leaves no process behind, nor the folder of its socket', async () => {
  const pid = postmaster()
  const socketFolder = new URL(postgres.url('postgres')).searchParams.get('host') ?? ''
  expect(existsSync(socketFolder)).toBe(true)
  await postgres.stop()
  expect(isRunning(pid)).toBe(false)
  expect(existsSync(socketFolder)).toBe(false)
  postgres = await startEmbeddedPostgres({ folder })
})
