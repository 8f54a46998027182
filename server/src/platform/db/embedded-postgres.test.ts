import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { isRunning } from './folder-lock.ts'
import { runningPostmaster } from './postmaster.ts'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-embedded-'))
const cluster = join(folder, 'postgres')
const pidFile = join(cluster, 'postmaster.pid')
const postmaster = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0])

async function ask(postgres: EmbeddedPostgres, text: string): Promise<unknown> {
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(text)
  await client.end()
  return rows[0]?.answer
}

const faults: string[] = []
const start = () =>
  startEmbeddedPostgres({ folder, refusalLimitMs: 500, onFault: (what) => void faults.push(what) })

let postgres: EmbeddedPostgres
beforeAll(async () => {
  postgres = await start()
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

test('a database that was killed under an idle server comes back by itself with what was committed', async () => {
  await ask(postgres, 'create table kept as select 42 as answer')
  const pid = postmaster()
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(async () => expect(await ask(postgres, 'select answer from kept')).toBe(42), 30_000)
  expect(postmaster()).not.toBe(pid)
  expect(faults).toEqual(['the database ended and is started again'])
})

test('stopping leaves no process behind, nor the folder of its socket', async () => {
  const pid = postmaster()
  const socketFolder = new URL(postgres.url('postgres')).searchParams.get('host') ?? ''
  expect(existsSync(socketFolder)).toBe(true)
  await postgres.stop()
  expect(isRunning(pid)).toBe(false)
  expect(existsSync(socketFolder)).toBe(false)
})

/** A server that was killed, and whose database runs on. */
async function leaveRunning(): Promise<void> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href
  const script = `const { startEmbeddedPostgres } = await import('${module}')
    await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)} })
    console.log('up')
    setInterval(() => undefined, 1000)`
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  server.kill('SIGKILL')
  await once(server, 'exit')
}

/** In a smart shutdown it waits for this connection and refuses all others. */
async function shutDownForEver(): Promise<number> {
  const holding = new pg.Client(postgres.url('postgres'))
  holding.on('error', () => undefined)
  await holding.connect()
  const pid = postmaster()
  process.kill(pid, 'SIGTERM')
  await vi.waitFor(() => expect(ask(postgres, 'select 1 as answer')).rejects.toThrow('shutting down'))
  return pid
}

test('a server that starts after a crash joins the database that outlived it', async () => {
  await leaveRunning()
  const before = postmaster()
  postgres = await start()
  expect(postmaster()).toBe(before)
  expect(await ask(postgres, 'select 1 as answer')).toBe(1)
})

test('a process that only has the number of the database that was is not taken for it', async () => {
  await postgres.stop()
  writeFileSync(pidFile, `${process.pid}\n${cluster}\n`)
  expect(runningPostmaster(cluster)).toBeNull()
  rmSync(pidFile)
  postgres = await start()
})

test('a database that is shutting down for ever is ended and started anew under the server', async () => {
  const pid = await shutDownForEver()
  await vi.waitFor(async () => expect(await ask(postgres, 'select 1 as answer')).toBe(1), 30_000)
  expect(postmaster()).not.toBe(pid)
  expect(faults.at(-2)).toBe('the database refuses everybody and is started again')
})

test('and at the start of the next one', async () => {
  await postgres.stop()
  await leaveRunning()
  const pid = await shutDownForEver()
  postgres = await start()
  expect(postmaster()).not.toBe(pid)
  expect(await ask(postgres, 'select 1 as answer')).toBe(1)
})
