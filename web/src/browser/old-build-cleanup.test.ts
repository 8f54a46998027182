import { expect, test, vi } from 'vitest'
import { cleanUpOldBuilds, type CleanUpTargets } from './old-build-cleanup.ts'
import { removePersonalKeys } from './stored-keys.ts'

class FakeStorage implements Storage {
  private readonly kept: Map<string, string>
  constructor(entries: Record<string, string> = {}) {
    this.kept = new Map(Object.entries(entries))
  }
  get length() {
    return this.kept.size
  }
  get keys() {
    return [...this.kept.keys()]
  }
  key = (index: number) => this.keys[index] ?? null
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
  clear = () => this.kept.clear()
}

const ownKeys = {
  theme: 'dark',
  offline_operations_queue: '[]',
  user_snapshot: '{}',
  'cache_GET_/api/trips': '[]',
  ai_personalized_12: '[]',
  ai_budget_12: '{}',
  ai_events_12: '[]',
  install_dismissed_at: '1791800000000',
  app_visits: '3',
}

const workerAt = (path: string | null) => ({
  active: path === null ? null : { scriptURL: `https://trips.example${path}` },
  waiting: null,
  installing: null,
  unregister: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
})

function targetsWith(changes: Partial<CleanUpTargets> = {}) {
  const local = new FakeStorage({ ...ownKeys, redux_state: '{}', themes: 'x' })
  const session = new FakeStorage({ start_reloaded: '1', old_step: '3' })
  const cacheNames = ['sojourn-shell-7', 'workbox-precache-v2', 'images']
  const own = workerAt('/service-worker.js')
  const old = workerAt('/sw-old.js')
  const log = vi.fn<(message: string, cause: unknown) => void>()
  const parts: CleanUpTargets = {
    build: 'build-2',
    ownWorker: '/service-worker.js',
    local: () => local,
    session: () => session,
    caches: {
      keys: () => Promise.resolve([...cacheNames]),
      delete: (name) => Promise.resolve(cacheNames.splice(cacheNames.indexOf(name), 1).length > 0),
    },
    workers: { getRegistrations: () => Promise.resolve([own, old]) },
    log,
    ...changes,
  }
  return { parts, local, session, cacheNames, own, old, log }
}

test('PWA-06 a new build clears foreign keys and keeps everything the app itself needs', async () => {
  const { parts, local, session } = targetsWith()
  await cleanUpOldBuilds(parts)
  expect(local.keys.toSorted()).toEqual([...Object.keys(ownKeys), 'cleaned_build'].toSorted())
  expect(session.keys).toEqual(['start_reloaded'])
})

test('PWA-06 a new build clears foreign caches and workers and keeps its own', async () => {
  const { parts, cacheNames, own, old } = targetsWith()
  await cleanUpOldBuilds(parts)
  expect(cacheNames).toEqual(['sojourn-shell-7'])
  expect(old.unregister).toHaveBeenCalledOnce()
  expect(own.unregister).not.toHaveBeenCalled()
})

test('PWA-06 it happens once per build', async () => {
  const { parts, local } = targetsWith()
  await cleanUpOldBuilds(parts)
  local.setItem('redux_state', '{}')
  await cleanUpOldBuilds(parts)
  expect(local.getItem('redux_state')).toBe('{}')
  await cleanUpOldBuilds({ ...parts, build: 'build-3' })
  expect(local.getItem('redux_state')).toBeNull()
})

test('PWA-06 a browser without caches and workers is cleaned as far as it goes', async () => {
  const { parts, local } = targetsWith({ caches: undefined, workers: undefined })
  await cleanUpOldBuilds(parts)
  expect(local.getItem('redux_state')).toBeNull()
})

test('a browser that blocks storage starts all the same', async () => {
  const { parts, log } = targetsWith({
    local: () => {
      throw new Error('SecurityError')
    },
  })
  await expect(cleanUpOldBuilds(parts)).resolves.toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
})

test('AUTH-23 logging out removes what is about the person and keeps what is about the device', () => {
  const local = new FakeStorage(ownKeys)
  removePersonalKeys([() => local])
  expect(local.keys.toSorted()).toEqual([
    'app_visits',
    'install_dismissed_at',
    'offline_operations_queue',
    'theme',
  ])
})
