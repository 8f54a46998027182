import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isRunning } from './folder-lock.ts'

/** The process id of the live postmaster on this folder, else null. */
export function runningPostmaster(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    return pid > 0 && isRunning(pid) && isPostmasterOf(pid, cluster) ? pid : null
  } catch {
    return null
  }
}

/** Process ids are used again, in a restarted container at once. One that ended and was not collected has no command line. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform === 'win32') return true
  const command =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return command.includes(cluster)
}

/** `starting`: after a crash it may take a while, and begins anew when it is disturbed. */
type Readiness = 'ready' | 'starting' | 'refusing'

export async function readinessOf(url: string): Promise<{ state: Readiness; cause?: unknown }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return { state: 'ready' }
  } catch (cause) {
    const { code, message } = cause as { code?: string; message: string }
    // All of them are in use, so it serves.
    if (code === '53300') return { state: 'ready' }
    const isStarting = code === '57P03' && /starting up|recover|not yet accepting/.test(message)
    return { state: isStarting ? 'starting' : 'refusing', cause }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A fast shutdown, an immediate one, none: PostgreSQL may miss one that meets its recovery from a crash. */
const endings = [
  { signal: 'SIGINT', patienceMs: 6000 },
  { signal: 'SIGQUIT', patienceMs: 2000 },
  { signal: 'SIGKILL', patienceMs: 1000 },
] as const

/** Whatever was committed is kept: what was not written in order is recovered at the next start. */
export async function endPostmaster(
  cluster: string,
  { isStuck = false }: { isStuck?: boolean } = {},
): Promise<void> {
  const pid = runningPostmaster(cluster)
  if (pid === null) return
  for (const { signal, patienceMs } of isStuck ? endings.slice(1) : endings) {
    kill(pid, signal)
    const giveUpAt = Date.now() + patienceMs
    while (Date.now() < giveUpAt) {
      if (runningPostmaster(cluster) !== pid) return untilCollected(pid)
      await wait(20)
    }
  }
}

/** It removes its file just before it ends; where nobody collects ended processes it would seem to run for ever. */
async function untilCollected(pid: number): Promise<void> {
  const giveUpAt = Date.now() + 2000
  while (isRunning(pid) && Date.now() < giveUpAt) await wait(5)
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended a moment ago.
  }
}
