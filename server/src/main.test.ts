import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, inject, test } from 'vitest'
import { inFolder, olderDatabase } from '../test/backups.ts'
import { cloneDatabase } from '../test/database.ts'
import { listBackups } from './platform/backup/backup-files.ts'
import { openBackup } from './platform/backup/read-backup.ts'

/** The real server process; its lines up to the one that names its address. */
async function startLines(settings: Record<string, string>): Promise<string[]> {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.includes('ready at')) break
  }
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(0)
  return lines
}

// Two starts tell both: one as it should be, one as it should not.
let usual: string[]
let unusual: string[]
beforeAll(async () => {
  const { url, template } = inject('database')
  const database = new URL(await cloneDatabase(url, template))
  usual = await startLines({ LOG_LEVEL: 'warn', DATABASE_URL: database.href })
  database.username = new URL(url).username
  unusual = await startLines({ LOG_LEVEL: 'warn', DATABASE_URL: database.href, RATE_LIMIT_SCALE: '7' })
}, 40_000)

test('limits that are not the usual ones are logged at the start', () => {
  const isAboutLimits = (line: string) => line.includes('rate limits are scaled')
  const scaled = unusual.filter(isAboutLimits).map((line) => JSON.parse(line) as object)
  expect(scaled).toMatchObject([{ scale: 7, level: 40 }])
  expect(usual.filter(isAboutLimits)).toEqual([])
})

test('a database role that may do anything is warned about at the start', () => {
  const isAboutRole = (line: string) => line.includes('role is a superuser')
  expect([usual.filter(isAboutRole).length, unusual.filter(isAboutRole).length]).toEqual([0, 1])
})

test('a new version backs up what it is about to change, where backups are on', () =>
  inFolder(async (folder) => {
    const [{ url: DATABASE_URL, last }, other] = [await olderDatabase(), await olderDatabase()]
    const BACKUP_DIR = join(folder, 'backups')
    await startLines({ LOG_LEVEL: 'warn', DATABASE_URL, BACKUPS: 'on', BACKUP_DIR })
    const made = await listBackups(BACKUP_DIR)
    expect(made.map(({ kind }) => kind)).toEqual(['before-upgrade'])
    const { header } = await openBackup(join(BACKUP_DIR, made[0]!.name))
    expect(header.migrations.map(({ name }) => name)).not.toContain(last)
    await startLines({ LOG_LEVEL: 'warn', DATABASE_URL: other.url, BACKUP_DIR: join(folder, 'none') })
    expect(await listBackups(join(folder, 'none'))).toEqual([])
  }))
