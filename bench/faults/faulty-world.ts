import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { joinEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts'
import { endPostmaster } from '../../server/src/platform/db/postmaster.ts'
import { type RunningServer, startServer } from '../child.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Whoever has not refused by then serves. */
const refusalLimitMs = 20_000

interface Refusal {
  code: number | null
  said: string
  ms: number
}

type Settings = Record<string, string>

/** A server with its own database in a throw-away folder. */
export class FaultyWorld {
  readonly folder = mkdtempSync(join(tmpdir(), 'sojourn-faults-'))
  /** Settings of its own. */
  readonly own: Settings
  server!: RunningServer

  constructor(settings: Settings = {}) {
    this.own = settings
  }

  static async open(settings: Settings = {}): Promise<FaultyWorld> {
    const world = new FaultyWorld(settings)
    await world.start()
    return world
  }

  get settings(): Settings {
    return {
      DATA_DIR: this.folder,
      BACKUPS: 'off',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'fatal',
      ...this.own,
    }
  }

  async start(): Promise<void> {
    this.server = await startServer('server/src/main.ts', this.settings)
  }

  /** A start that is expected to be refused: what it says, and how soon. */
  async refusal(): Promise<Refusal> {
    const since = performance.now()
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, PORT: '0', ...this.settings },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: refusalLimitMs,
    })
    const [said, [code]] = await Promise.all([
      text(child.stderr),
      once(child, 'exit') as Promise<[number | null]>,
    ])
    return { code, said: said.trim(), ms: performance.now() - since }
  }

  get postmaster(): number {
    return Number(readFileSync(resolve(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  }

  /** The process ids of the server's connections. */
  async backends(): Promise<number[]> {
    const rows = await this.ask<{ pid: number }>(
      `select pid from pg_stat_activity where usename = 'sojourn_app' order by backend_start`,
    )
    return rows.map(({ pid }) => pid)
  }

  async terminateAll(): Promise<void> {
    await this.ask(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'sojourn_app'`)
  }

  async ask<T extends object>(text: string, database = 'postgres'): Promise<T[]> {
    const client = new pg.Client(joinEmbeddedPostgres(this.folder).url(database))
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<T>(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** All processes of the database, the postmaster first. */
  databaseProcesses(): number[] {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(this.postmaster)], {
      encoding: 'utf8',
    })
    return [this.postmaster, ...stdout.split('\n').filter(Boolean).map(Number)]
  }

  /** From now until a read is answered well. */
  async untilServing(limitMs = 30_000): Promise<number> {
    const since = performance.now()
    for (;;) {
      const answer = await fetch(`${this.server.url}/api/health/ready`, {
        signal: AbortSignal.timeout(limitMs),
      }).catch(() => null)
      await answer?.arrayBuffer()
      if (answer?.ok) return performance.now() - since
      if (this.server.hasEnded()) throw new Error('the server ended')
      if (performance.now() - since > limitMs) throw new Error('the server does not serve again')
      await wait(20)
    }
  }

  async close(before: () => void = () => undefined): Promise<void> {
    await this.server?.stop()
    await endPostmaster(resolve(this.folder, 'postgres'), { isStuck: true })
    before()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
