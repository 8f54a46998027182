import { type ChildProcess, spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBinaries, type Binaries } from './embedded-binaries.ts'
import { chooseUser, type LowerUser } from './lower-user.ts'
import { readinessOf, runningPostmaster } from './postmaster.ts'

export const databaseUser = 'sojourn'
/** Recovering from a crash takes as long as there is to recover. */
const startLimitMs = 60_000
/** A postmaster that gives up so soon may only have met what is left of the one before. */
const relaunchForMs = 4000
const relaunchPauseMs = 200

export interface Cluster {
  folder: string
  cluster: string
  socketFolder: string
  durable: boolean
  refusalLimitMs: number
}

function createCluster(binaries: Binaries, lower: LowerUser, folder: string, cluster: string): void {
  // A creation that was cut off left no PG_VERSION: begin anew.
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { mode: 0o700 })
  lower.own(cluster)
  const options = ['--auth=trust', '--encoding=UTF8', '--data-checksums', '--locale=C']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const [command, args] = lower.wrap(binaries.initdb, [
    '-D',
    cluster,
    '-U',
    databaseUser,
    ...options,
    ...locale,
  ])
  const result = spawnSync(command, args, { encoding: 'utf8' })
  if (result.status === 0) return
  rmSync(cluster, { recursive: true, force: true })
  throw new Error(`The database could not be created in ${folder}: ${explain(result)}`)
}

function explain(result: SpawnSyncReturns<string>): string {
  const text = `${result.stderr ?? ''}${result.error?.message ?? ''}`.trim()
  if (/no space left/i.test(text)) return 'the disk is full.'
  return text.split('\n').slice(-3).join(' ')
}

function launch({ folder, cluster, socketFolder, durable }: Cluster): ChildProcess {
  const binaries = findBinaries()
  const lower = chooseUser(binaries.postgres, folder, socketFolder)
  if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(binaries, lower, folder, cluster)
  chmodSync(socketFolder, 0o700)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = lower.wrap(binaries.postgres, ['-D', cluster, ...flags])
  const log = openSync(logFile(folder), 'a', 0o600)
  const child = spawn(command, args, { detached: true, stdio: ['ignore', log, log] })
  child.on('error', () => undefined)
  child.unref()
  closeSync(log)
  return child
}

const logFile = (folder: string): string => join(folder, 'postgres.log')

/** Whether the one that runs already lets us in, now or in a moment. */
export async function isJoined(url: string, { cluster, refusalLimitMs }: Cluster): Promise<boolean> {
  const since = Date.now()
  for (;;) {
    const { state } = await readinessOf(url)
    if (state === 'ready') return true
    if (runningPostmaster(cluster) === null) return false
    if (Date.now() - since > (state === 'starting' ? startLimitMs : refusalLimitMs)) return false
    await wait(25)
  }
}

export async function launchUntilReady(place: Cluster, url: string, signal?: AbortSignal): Promise<void> {
  const since = Date.now()
  let child: ChildProcess | undefined
  for (;;) {
    if (signal?.aborted) return
    if (!child || hasEnded(child)) {
      if (child && Date.now() - since > relaunchForMs) throw startFailure(place.folder)
      child = launch(place)
    }
    const { state, cause } = await readinessOf(url)
    if (state === 'ready') return
    if (Date.now() - since > startLimitMs) throw startFailure(place.folder, cause)
    await wait(hasEnded(child) ? relaunchPauseMs : 25)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** One that gave up leaves its reason in the log. */
function startFailure(folder: string, cause?: unknown): Error {
  const lines = existsSync(logFile(folder))
    ? readFileSync(logFile(folder), 'utf8').trim().split('\n').slice(-4)
    : []
  const reason = lines.some((line) => /no space left/i.test(line)) ? 'The disk is full.' : lines.join('\n')
  return new Error(`The database did not start. ${reason || String(cause)}`, { cause })
}
