import { type ChildProcess, spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
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
import { findBinaries, type Binaries } from './embedded-binaries.ts'
import { chooseUser, type LowerUser, nobody } from './lower-user.ts'
import { endPostmaster, readinessOf, runningPostmaster } from './postmaster.ts'

/**
 * A private PostgreSQL for one data folder: unix socket only, no port, its own log. It outlives a crash of ours and is
 * joined again at the next start; one that dies is started again.
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
  /** One that refuses everybody for so long is dead. */
  refusalLimitMs?: number
  /** Is told when the database had to be started again, or could not be. */
  onFault?: (what: string, cause?: unknown) => void
}

const databaseUser = 'sojourn'
/** Recovering from a crash takes as long as there is to recover. */
const startLimitMs = 60_000
/** A postmaster that gives up so soon may only have met what is left of the one before. */
const relaunchForMs = 4000
const relaunchPauseMs = 200
const watchMs = 250

interface Place {
  folder: string
  cluster: string
  socketFolder: string
  durable: boolean
  refusalLimitMs: number
}

export async function startEmbeddedPostgres({
  folder,
  durable = true,
  refusalLimitMs = 10_000,
  onFault = () => undefined,
}: Options): Promise<EmbeddedPostgres> {
  const cluster = resolve(folder, 'postgres')
  const place = { folder, cluster, socketFolder: makeSocketFolder(cluster), durable, refusalLimitMs }
  const url = addressIn(place)
  if (runningPostmaster(cluster) !== null && !(await isJoined(url('postgres'), place)))
    await endPostmaster(cluster, { isStuck: true })
  const stop = async () => {
    await endPostmaster(cluster)
    removeIfEmpty(place.socketFolder)
  }
  if (runningPostmaster(cluster) === null) {
    try {
      await launchUntilReady(place, url('postgres'))
    } catch (error) {
      await stop()
      throw error
    }
  }
  const watch = supervise(place, url('postgres'), onFault)
  return {
    url,
    stop: async () => {
      await watch.stop()
      await stop()
    },
  }
}

/** The address of one that somebody else started and looks after. */
export const joinEmbeddedPostgres = (folder: string): Pick<EmbeddedPostgres, 'url'> => ({
  url: addressIn({ socketFolder: makeSocketFolder(resolve(folder, 'postgres')) }),
})

const addressIn =
  ({ socketFolder }: Pick<Place, 'socketFolder'>): EmbeddedPostgres['url'] =>
  (database, role = databaseUser) =>
    `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`

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

function launch({ folder, cluster, socketFolder, durable }: Place): ChildProcess {
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
async function isJoined(url: string, { cluster, refusalLimitMs }: Place): Promise<boolean> {
  const since = Date.now()
  for (;;) {
    const { state } = await readinessOf(url)
    if (state === 'ready') return true
    if (runningPostmaster(cluster) === null) return false
    if (Date.now() - since > (state === 'starting' ? startLimitMs : refusalLimitMs)) return false
    await wait(25)
  }
}

async function launchUntilReady(place: Place, url: string, signal?: AbortSignal): Promise<void> {
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

/** Starts the database again when its postmaster is gone, or refuses everybody for so long that it must be stuck. */
function supervise(place: Place, url: string, onFault: NonNullable<Options['onFault']>) {
  const stopping = new AbortController()
  const looksPerProbe = Math.ceil(place.refusalLimitMs / 2 / watchMs)
  let refusingSince: number | null = null

  const restartStuck = async (): Promise<void> => {
    const { state, cause } = await readinessOf(url)
    if (state !== 'refusing' || isTimeout(cause)) refusingSince = null
    else refusingSince ??= Date.now()
    if (refusingSince === null || Date.now() - refusingSince < place.refusalLimitMs) return
    onFault('the database refuses everybody and is started again', cause)
    await endPostmaster(place.cluster, { isStuck: true })
  }

  const look = async (isProbeDue: boolean): Promise<void> => {
    if (isProbeDue) await restartStuck()
    if (runningPostmaster(place.cluster) !== null || stopping.signal.aborted) return
    onFault('the database ended and is started again')
    await launchUntilReady(place, url, stopping.signal)
  }

  const watch = async (): Promise<void> => {
    for (let round = 1; !stopping.signal.aborted; round++) {
      await look(round % looksPerProbe === 0).catch((error: unknown) =>
        onFault('the database could not be started again', error),
      )
      await wait(watchMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }

  const watching = watch()
  return {
    stop: async (): Promise<void> => {
      stopping.abort()
      await watching
    },
  }
}

/** A busy machine answers late; only a clear no counts. */
const isTimeout = (cause: unknown): boolean => /timeout/i.test((cause as Error | undefined)?.message ?? '')

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Whatever still lies there is not ours to remove, and the next start makes the folder if it has to.
  }
}
