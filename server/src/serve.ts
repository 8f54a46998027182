import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { setupPath } from '@sojourn/contract/operator/paths'
import type { Pool } from 'pg'
import { buildApp } from './app.ts'
import { isSuperuser } from './platform/db/app-role.ts'
import { type Db, openDb, openPool } from './platform/db/client.ts'
import { makeBackup } from './platform/backup/make-backup.ts'
import { backupPlace } from './platform/backup/backup-place.ts'
import { openStore } from './platform/db/store.ts'
import { migrate } from './platform/db/migrate.ts'
import { openThroughPooler } from './platform/db/pooler.ts'
import { ServerChoices } from './platform/chosen/chosen.ts'
import { readEnv, type Env } from './platform/env/env.ts'
import { RequestRateLimit } from './platform/limits/request-rate-limit.ts'
import { ownAddress } from './kernel/http/own-address.ts'
import { terminalLog } from './platform/log/terminal-log.ts'
import { newSetupCode } from './kernel/operator/setup-code.ts'
import { openProviders } from './providers.ts'
import { openLanguages } from './languages.ts'
import { openWorkers } from './workers.ts'
import { holdSignals, stopOnSignals, untilBuilt } from './stop-signals.ts'
import { requirePrices, warnOfSettings } from './start-checks.ts'

/** A person at a terminal reads lines, and only of what is amiss unless LOG_LEVEL says otherwise; programs get JSON. */
const isTerminal = process.stdout.isTTY
const terminal = isTerminal ? { logTo: terminalLog(process.stdout) } : {}

const poolSize = 20

/** Also a process that is killed leaves what Node compiled to the next (scripts/run.mjs names the folder). */
const keepCompiledAfterMs = 5000

async function start(env: Env, pagesBuilt: Promise<void>): Promise<void> {
  const signal = holdSignals()
  let log: Pick<FastifyBaseLogger, 'error'> | null = null
  const store = await openStore(env, (what, cause) => log?.error({ err: cause }, what))
  let pool = openPool(store.url, poolSize)
  const close = async () => {
    await pool.end()
    await store.close()
  }
  try {
    const applied = await migrate(
      pool,
      env.areBackupsOn ? { beforeChange: () => keepBefore(env, store.url) } : {},
    )
    if (store.pooledUrl) pool = await openThroughPooler(pool, store.pooledUrl, poolSize, applied.length > 0)
    await untilBuilt(pagesBuilt, signal, close)
    const app = await listen(env, { db: openDb(pool), pool, databaseUrl: store.url }, close)
    log = app.log
    if (applied.length > 0) app.log.info({ applied }, 'database migrated')
  } catch (error) {
    // A start that is refused leaves nothing running.
    await close()
    throw error
  }
}

/** What a new version changes can be had back as it was. */
async function keepBefore(env: Env, url: string): Promise<void> {
  try {
    await makeBackup(url, backupPlace(env), { kind: 'before-upgrade', madeAt: new Date() })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const said = `The backup before this upgrade could not be made: ${why}\nBACKUPS=off starts without one.`
    throw new Error(said, { cause: error })
  }
}

interface OpenDatabase {
  db: Db
  pool: Pool
  databaseUrl: string
}

async function listen(
  env: Env,
  { db, pool, databaseUrl }: OpenDatabase,
  close: () => Promise<void>,
): Promise<FastifyInstance> {
  const requestRateLimit = new RequestRateLimit(db, env.RATE_LIMIT_SCALE)
  const chosen = new ServerChoices(env)
  await chosen.read(db)
  const providers = openProviders(db, env, chosen)
  const workers = openWorkers()
  const app = await buildApp({
    db,
    databaseUrl,
    env,
    chosen,
    requestRateLimit,
    providers,
    workers,
    languages: openLanguages(env),
    now: () => new Date(),
    ...terminal,
  })
  stopOnSignals(app, async () => {
    await app.close()
    await workers.close()
    await requestRateLimit.flush().catch(() => undefined)
    await close()
  })
  try {
    warnOfSettings(app.log, env)
    if (providers.billing) await requirePrices(app.log, db, providers.billing.payments)
    if (await isSuperuser(pool))
      app.log.warn('the database role is a superuser; give Sojourn a role that only owns its database')
    await app.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    await app.close()
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Error(
          `Port ${env.PORT} is taken by another program. Stop it, or choose another: PORT=3001 npm start`,
        )
      : error
  }
  setTimeout(flushCompileCache, keepCompiledAfterMs).unref()
  const code = await newSetupCode(db, new Date())
  const setup = code
    ? `Nobody runs this server yet. Whoever opens this address within a day does:\n${ownAddress(app, env)}${setupPath(code)}\n`
    : ''
  const hint = isTerminal ? 'Open it in a browser; Ctrl-C stops it.\n' : ''
  process.stdout.write(`\nSojourn is ready at ${ownAddress(app, env)}\n${hint}${setup}\n`)
  return app
}

/**
 * By how many percent the heap may grow before it is tidied up. Left to itself V8 lets it double and more: 50 MB for
 * nothing but calls that are a twentieth cheaper.
 */
const heapGrowth = '--heap-growing-percent=40'

/** Runs the server until it is told to stop. The database starts while the pages are still being built. */
export async function serve(pagesBuilt: Promise<void> = Promise.resolve()): Promise<void> {
  setFlagsFromString(heapGrowth)
  // Looked at once the database stands; until then nobody would catch it.
  pagesBuilt.catch(() => undefined)
  try {
    await start(readEnv({ ...(isTerminal && { LOG_LEVEL: 'warn' }), ...process.env }), pagesBuilt)
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n\n`)
    // The next start must not find this one's builder still writing.
    await pagesBuilt.catch(() => undefined)
    process.exit(1)
  }
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC')
    return `The disk is full: nothing can be written to ${resolve(process.env['DATA_DIR'] ?? 'data')}.`
  return error instanceof Error ? message : String(error)
}
