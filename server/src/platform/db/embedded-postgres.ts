import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, rmdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { nobody } from './lower-user.ts'
import { endPostmaster, runningPostmaster } from './postmaster.ts'
import { type Cluster, databaseUser, isJoined, launchUntilReady } from './launch-postgres.ts'
import { type OnFault, supervise } from './supervise-postgres.ts'

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
  onFault?: OnFault
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
  ({ socketFolder }: Pick<Cluster, 'socketFolder'>): EmbeddedPostgres['url'] =>
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

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Whatever still lies there is not ours to remove, and the next start makes the folder if it has to.
  }
}
