import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { joinEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts'
import { endPostmaster } from '../../server/src/platform/db/postmaster.ts'
import { newAccount } from '../account.ts'
import { type RunningServer, startServer } from '../child.ts'
import { Load, type Outcome } from './load.ts'

/** A server with its own database in a throw-away folder. */
export class FaultyWorld {
  readonly folder = mkdtempSync(join(tmpdir(), 'sojourn-faults-'))
  server!: RunningServer

  static async open(settings: Record<string, string> = {}): Promise<FaultyWorld> {
    const world = new FaultyWorld()
    await world.start(settings)
    return world
  }

  async start(settings: Record<string, string> = {}): Promise<void> {
    this.server = await startServer('server/src/main.ts', {
      DATA_DIR: this.folder,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'fatal',
      ...settings,
    })
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

  async close(): Promise<void> {
    await this.server.stop()
    await endPostmaster(resolve(this.folder, 'postgres'), { isStuck: true })
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** What is done to the database every now and then, under load. */
export const blows = {
  'all connections terminated': (world: FaultyWorld) => world.terminateAll(),
  'one backend killed': async (world: FaultyWorld) => {
    const [pid] = await world.backends()
    if (pid) process.kill(pid, 'SIGKILL')
  },
  'database stopped': async (world: FaultyWorld) => void process.kill(world.postmaster, 'SIGINT'),
  'postmaster killed': async (world: FaultyWorld) => void process.kill(world.postmaster, 'SIGKILL'),
}
export type Blow = keyof typeof blows

export interface BlowResult extends Outcome {
  blows: number
  /** The longest from a blow to the next good answer. */
  slowestReturnMs: number
}

/** The load runs on while these happen in turn, again and again. */
export async function underBlows(
  kinds: readonly Blow[],
  seconds: number,
  everyMs = 5000,
): Promise<BlowResult> {
  const world = await FaultyWorld.open()
  try {
    const load = new Load(() => world.server.url)
    await load.start()
    const until = performance.now() + seconds * 1000
    let [count, slowestReturnMs] = [0, 0]
    while (performance.now() < until) {
      const next = wait(everyMs)
      await blows[kinds[count++ % kinds.length] ?? 'all connections terminated'](world)
      slowestReturnMs = Math.max(slowestReturnMs, await world.untilServing())
      await next
    }
    return { ...(await load.finish()), blows: count, slowestReturnMs }
  } finally {
    await world.close()
  }
}

/** What keeps a result from being right; nothing when it is. */
export const faultsOf = ({
  lost,
  doubled,
  wrong,
  missedLive,
  slowestMs,
  acknowledged,
}: BlowResult): string[] => [
  ...(acknowledged === 0 ? ['nothing was written'] : []),
  ...(lost > 0 ? [`${lost} acknowledged writes lost`] : []),
  ...(doubled > 0 ? [`${doubled} writes doubled`] : []),
  ...(missedLive > 0 ? [`${missedLive} changes not told, or twice`] : []),
  ...(slowestMs > 20_000 ? ['a request without an answer after 20 s'] : []),
  ...wrong,
]

/** A stop that meets the database's recovery from a crash leaves nothing running, and the next start serves. */
export async function stopDuringRecovery(): Promise<{ stopMs: number; readyMs: number }> {
  const world = await FaultyWorld.open()
  try {
    await world.untilServing()
    const { postmaster } = world
    await blows['one backend killed'](world)
    const since = performance.now()
    await world.server.stop()
    const stopMs = performance.now() - since
    if (isAlive(postmaster)) throw new Error('the database was left running')
    await world.start()
    await world.untilServing()
    return { stopMs, readyMs: world.server.readyMs }
  } finally {
    await world.close()
  }
}

/** A database that neither answers nor ends: everybody is answered, pages with the app, and all is well when it thaws. */
export async function whileFrozen(
  seconds: number,
): Promise<{ slowestCallMs: number; pageMs: number; backMs: number }> {
  const world = await FaultyWorld.open()
  const account = await newAccount(world.server.url, 'frozen@example.com')
  const { cookie } = account
  await account.send('GET', '/api/trips')
  const frozen = world.databaseProcesses()
  try {
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const until = performance.now() + seconds * 1000
    let slowestCallMs = 0
    const page = timed(() => fetch(world.server.url, { headers: { cookie } }))
    while (performance.now() < until) {
      const { answer, ms } = await timed(() =>
        fetch(`${world.server.url}/api/trips`, { headers: { cookie } }),
      )
      if (answer.status !== 503) throw new Error(`a call was answered ${answer.status}`)
      slowestCallMs = Math.max(slowestCallMs, ms)
    }
    const { answer, ms: pageMs } = await page
    if (!answer.ok || !(await answer.text()).includes('<div id="root">'))
      throw new Error('no page of the app')
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    const backMs = await world.untilServing()
    await account.send('GET', '/api/trips')
    return { slowestCallMs, pageMs, backMs }
  } finally {
    for (const pid of frozen) if (isAlive(pid)) process.kill(pid, 'SIGCONT')
    await world.close()
  }
}

async function timed(ask: () => Promise<Response>): Promise<{ answer: Response; ms: number }> {
  const since = performance.now()
  return { answer: await ask(), ms: performance.now() - since }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
