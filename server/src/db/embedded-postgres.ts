import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, type Binaries } from './embedded-binaries.ts'
import { isRunning } from './folder-lock.ts'

/**
 * A private PostgreSQL for one data folder: unix socket only, no port, its own log. It outlives a crash of ours and is
 * joined again at the next start. PostgreSQL refuses to run as root, so root enters a user namespace or becomes nobody.
 */
export interface EmbeddedPostgres {
  /** The address of a database in it, for its superuser or for another role. */
  url(database: string, role?: string): string
  stop(): Promise<void>
}

interface Options {
  folder: string
  /** Tests trade durability for speed. */
  durable?: boolean
}

const databaseUser = 'sojourn'
const nobody = 65534
const startLimitMs = 30_000
const endLimitMs = 2000

export async function startEmbeddedPostgres({ folder, durable = true }: Options): Promise<EmbeddedPostgres> {
  const cluster = resolve(folder, 'postgres')
  const socketFolder = makeSocketFolder(cluster)
  const url = (database: string, role = databaseUser) =>
    `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`

  if (runningPostmaster(cluster) === null) {
    const binaries = findBinaries()
    const lower = chooseUser(binaries, folder, socketFolder)
    if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(binaries, lower, folder, cluster)
    launch(binaries, lower, { folder, cluster, socketFolder, durable })
  }
  await untilReady(url('postgres'), cluster, folder)
  return { url, stop: () => stopCluster(cluster, socketFolder) }
}

/** Socket paths are limited to 107 bytes, so the folder lies in the temporary directory under a name made of the cluster's path. */
function makeSocketFolder(cluster: string): string {
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const folder = join(process.platform === 'win32' ? cluster : tmpdir(), `sojourn-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stat = lstatSync(folder)
  const own = userInfo().uid
  if (!stat.isDirectory() || (stat.uid !== own && !(own === 0 && stat.uid === nobody))) {
    throw new Error(`The socket folder ${folder} belongs to another user. Remove it and start again.`)
  }
  return folder
}

/** How to run a program as somebody PostgreSQL accepts. */
interface LowerUser {
  wrap(command: string, args: string[]): [string, string[]]
  own(...folders: string[]): void
}

const unchanged: LowerUser = { wrap: (command, args) => [command, args], own: () => undefined }

/** The files stay root's: inside the namespace root is mapped to nobody. Works in private homes too. */
const inNamespace: LowerUser = {
  wrap: (command, args) => [
    'unshare',
    ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--', command, ...args],
  ],
  own: () => undefined,
}

const asNobody: LowerUser = {
  wrap: (command, args) => [
    'setpriv',
    [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--', command, ...args],
  ],
  own: (...folders) => folders.forEach((folder) => chownSync(folder, nobody, nobody)),
}

function chooseUser(binaries: Binaries, folder: string, socketFolder: string): LowerUser {
  if (process.getuid?.() !== 0) return unchanged
  for (const candidate of [inNamespace, asNobody]) {
    const [command, args] = candidate.wrap(binaries.postgres, ['--version'])
    if (spawnSync(command, args).status !== 0) continue
    candidate.own(folder, socketFolder)
    return candidate
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and neither a user namespace nor the user nobody works here. ' +
      'Run Sojourn as another user, or set DATABASE_URL.',
  )
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

interface Launch {
  folder: string
  cluster: string
  socketFolder: string
  durable: boolean
}

function launch(
  binaries: Binaries,
  lower: LowerUser,
  { folder, cluster, socketFolder, durable }: Launch,
): void {
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
  spawn(command, args, { detached: true, stdio: ['ignore', log, log] }).unref()
}

const logFile = (folder: string): string => join(folder, 'postgres.log')

async function untilReady(url: string, cluster: string, folder: string): Promise<void> {
  const deadline = Date.now() + startLimitMs
  for (;;) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => undefined)
      if (Date.now() > deadline) throw startFailure(folder, error)
      await wait(25)
      // A postmaster that gave up leaves its reason in the log; no need to wait for the deadline.
      if (Date.now() > deadline - startLimitMs + 3000 && runningPostmaster(cluster) === null)
        throw startFailure(folder, error)
    }
  }
}

function startFailure(folder: string, cause: unknown): Error {
  const lines = existsSync(logFile(folder))
    ? readFileSync(logFile(folder), 'utf8').trim().split('\n').slice(-4)
    : []
  const reason = lines.some((line) => /no space left/i.test(line)) ? 'The disk is full.' : lines.join('\n')
  return new Error(`The database did not start. ${reason || String(cause)}`, { cause })
}

/** The process id of a live postmaster on this folder, else null. */
function runningPostmaster(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    return pid > 0 && isRunning(pid) ? pid : null
  } catch {
    return null
  }
}

/** SIGINT asks PostgreSQL for a fast shutdown: open transactions end, everything is written. */
async function stopCluster(cluster: string, socketFolder: string): Promise<void> {
  const pid = runningPostmaster(cluster)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  while (runningPostmaster(cluster) === pid) await wait(20)
  // It removes its file just before it ends; where nobody collects ended processes it would seem to run for ever.
  const giveUpAt = Date.now() + endLimitMs
  while (isRunning(pid) && Date.now() < giveUpAt) await wait(5)
  removeIfEmpty(socketFolder)
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Whatever still lies there is not ours to remove, and the next start makes the folder if it has to.
  }
}
