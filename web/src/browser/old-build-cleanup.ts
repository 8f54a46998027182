// Clears what older builds left behind: storage keys, caches and workers that this build does not know. Once per build,
// so that a foreign key of a browser extension is not fought at every load. Theme, unsent changes, cached reads, stored
// AI results, the install dismissal and the current worker stay (C-043).
import { removeUnknownKeys } from './stored-keys.ts'

const cleanedBuildKey = 'cleaned_build'

/** How the caches of the app's own worker begin; it looks after the older ones itself. */
const ownCachePrefix = 'sojourn-'

interface Registration {
  active: { scriptURL: string } | null
  waiting: { scriptURL: string } | null
  installing: { scriptURL: string } | null
  unregister: () => Promise<boolean>
}

export interface CleanUpTargets {
  build: string
  ownWorker: string
  /** Functions, because merely naming a storage throws where it is blocked. */
  local: () => Storage
  session: () => Storage
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined
  workers: { getRegistrations: () => Promise<readonly Registration[]> } | undefined
  log: (message: string, cause: unknown) => void
}

export async function cleanUpOldBuilds(targets: CleanUpTargets): Promise<void> {
  const { build, ownWorker, local, session, caches, workers, log } = targets
  try {
    if (local().getItem(cleanedBuildKey) === build) return
    removeUnknownKeys(local())
    removeUnknownKeys(session())
    await Promise.all([dropForeignCaches(caches), dropForeignWorkers(workers, ownWorker)])
    local().setItem(cleanedBuildKey, build)
  } catch (error) {
    // Tidying up is no reason not to start.
    log('What older builds left behind could not be cleared', error)
  }
}

async function dropForeignCaches(caches: CleanUpTargets['caches']): Promise<void> {
  if (!caches) return
  const foreign = (await caches.keys()).filter((name) => !name.startsWith(ownCachePrefix))
  await Promise.all(foreign.map((name) => caches.delete(name)))
}

async function dropForeignWorkers(workers: CleanUpTargets['workers'], ownWorker: string): Promise<void> {
  if (!workers) return
  const foreign = (await workers.getRegistrations()).filter((worker) => pathOf(worker) !== ownWorker)
  await Promise.all(foreign.map((worker) => worker.unregister()))
}

function pathOf({ active, waiting, installing }: Registration): string | null {
  const script = (active ?? waiting ?? installing)?.scriptURL
  return script === undefined ? null : new URL(script).pathname
}
