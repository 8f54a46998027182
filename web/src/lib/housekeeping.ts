// Clears what older builds left behind: storage keys, caches and workers that this build does not know. Once per build,
// so that a foreign key of a browser extension is not fought at every load. Theme, unsent changes, cached reads, stored
// AI results, the install dismissal and the current worker stay (C-043).

import { removeUnknownKeys } from './stored-keys.ts'

export const cleanedBuildKey = 'cleaned_build'

/** The one worker of the app and the beginning of the names of its caches; it looks after the older ones itself. */
export const ownWorkerPath = '/service-worker.js'
export const ownCachePrefix = 'sojourn-'

interface Registration {
  active: { scriptURL: string } | null
  waiting: { scriptURL: string } | null
  installing: { scriptURL: string } | null
  unregister: () => Promise<boolean>
}

export interface Household {
  /** Differs from build to build. */
  build: string
  /** Functions, because merely naming a storage throws where it is blocked. */
  local: () => Storage
  session: () => Storage
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined
  workers: { getRegistrations: () => Promise<readonly Registration[]> } | undefined
  log: (message: string, cause: unknown) => void
}

export async function cleanUpOldBuilds(household: Household): Promise<void> {
  const { build, local, session, caches, workers, log } = household
  try {
    if (local().getItem(cleanedBuildKey) === build) return
    removeUnknownKeys(local())
    removeUnknownKeys(session())
    await Promise.all([dropForeignCaches(caches), dropForeignWorkers(workers)])
    local().setItem(cleanedBuildKey, build)
  } catch (error) {
    // Tidying up is no reason not to start.
    log('What older builds left behind could not be cleared', error)
  }
}

async function dropForeignCaches(caches: Household['caches']): Promise<void> {
  const names = (await caches?.keys()) ?? []
  const foreign = names.filter((name) => !name.startsWith(ownCachePrefix))
  await Promise.all(foreign.map((name) => caches?.delete(name)))
}

async function dropForeignWorkers(workers: Household['workers']): Promise<void> {
  const registrations = (await workers?.getRegistrations()) ?? []
  await Promise.all(
    registrations.filter((worker) => !isOwnWorker(worker)).map((worker) => worker.unregister()),
  )
}

function isOwnWorker({ active, waiting, installing }: Registration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL
  return script !== undefined && new URL(script).pathname === ownWorkerPath
}
