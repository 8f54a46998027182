import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportCalls, reportUnread } from '../bench/calls.ts'
import { startServer } from '../bench/child.ts'
import { reportGrowth } from '../bench/growth.ts'
import { reportMemory } from '../bench/memory.ts'
import { reportAbuse, reportBalances, reportLive, reportPages, reportSolver } from '../bench/reports.ts'
import { openAppDatabase } from '../server/src/platform/db/app-role.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres.ts'
import { buildWeb } from './build.ts'
import { findChromium } from './chromium.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2)
const loads = Number(process.env['BENCH_LOADS'] ?? 5)
/** `npm run bench -- solver`, `-- balances`, `-- pages`, `-- calls`, `-- growth`, `-- memory`, `-- unread`, `-- live` or `-- abuse` measures one part, `-- abuse plans` one attack, `-- pages journey` one page. */
const [part, only = ''] = process.argv.slice(2)
const isWanted = (name: string) => !part || part === name
const liveSeconds = Number(process.env['BENCH_LIVE_SECONDS'] ?? 60)
const memorySeconds = Number(process.env['BENCH_MEMORY_SECONDS'] ?? 600)
const abuseSeconds = Number(process.env['BENCH_ABUSE_SECONDS'] ?? 60)
const chromium = isWanted('pages') && (await findChromium())
if (chromium === null) throw new Error('There is no Chromium on this machine.')

if (isWanted('solver')) await reportSolver()
if (isWanted('balances')) reportBalances()
if (part === 'solver' || part === 'balances') process.exit()
if (isWanted('pages') || isWanted('abuse')) await buildWeb()
const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'))
const postgres = await startEmbeddedPostgres({ folder })
const databaseUrl = await openAppDatabase(postgres, 'sojourn')
const env = { DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: '1000000' }
const sojourn = await startServer('server/src/main.ts', env)
const reference = await startServer('bench/reference.ts', env)
const servers = { sojourn, reference, databaseUrl }
try {
  if (isWanted('calls')) await reportCalls(servers, rounds, seconds)
  if (isWanted('growth')) await reportGrowth(sojourn.url, databaseUrl)
  if (isWanted('memory')) await reportMemory(databaseUrl, env, memorySeconds)
  if (isWanted('unread')) await reportUnread(servers, env)
  if (isWanted('pages'))
    await reportPages({ url: sojourn.url, databaseUrl, bareUrl: reference.url }, loads, chromium || '', only)
  if (isWanted('live')) await reportLive(env, liveSeconds)
  if (isWanted('abuse')) await reportAbuse(databaseUrl, abuseSeconds, only)
} finally {
  await Promise.all([sojourn.stop(), reference.stop()])
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
