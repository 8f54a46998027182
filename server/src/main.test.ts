import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../test/database.ts'

/** The real server process; its lines up to the one that names its address. */
async function startLines(settings: Record<string, string>): Promise<string[]> {
  const { url, template } = inject('database')
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, PORT: '0', DATABASE_URL: await cloneDatabase(url, template), ...settings },
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

test('limits that are not the usual ones are logged at the start', async () => {
  const isAboutLimits = (line: string) => line.includes('rate limits are scaled')
  const scaled = (await startLines({ RATE_LIMIT_SCALE: '7', LOG_LEVEL: 'warn' })).filter(isAboutLimits)
  expect(scaled.map((line) => JSON.parse(line) as object)).toMatchObject([{ scale: 7, level: 40 }])
  expect((await startLines({ LOG_LEVEL: 'warn' })).filter(isAboutLimits)).toEqual([])
}, 40_000)

test('a database role that may do anything is warned about at the start', async () => {
  const { url, template } = inject('database')
  const own = new URL(await cloneDatabase(url, template))
  const isAboutRole = (line: string) => line.includes('role is a superuser')
  const asOwner = await startLines({ LOG_LEVEL: 'warn', DATABASE_URL: own.href })
  own.username = new URL(url).username
  const asSuperuser = await startLines({ LOG_LEVEL: 'warn', DATABASE_URL: own.href })
  expect([asOwner.filter(isAboutRole).length, asSuperuser.filter(isAboutRole).length]).toEqual([0, 1])
}, 40_000)
