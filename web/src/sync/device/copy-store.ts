// The last answers of the server on this device, for a start without a connection. Each belongs to one person.
import { rememberedUser } from '../../session/user-snapshot.ts'
import {
  type CacheEntry,
  cacheKey,
  type CacheKey,
  type DeviceStore,
  openDeviceStore,
} from './device-store.ts'
import { freshMs, type ReadPath } from './read-path.ts'

const prefix = cacheKey('/api/').slice(0, -'/api/'.length)
export const pathOfKey = (key: CacheKey): string => key.slice(prefix.length)

export const entryOf = (data: unknown, now = Date.now()): CacheEntry => ({
  data,
  timestamp: now,
  ttl: freshMs,
})

/** Nobody is shown another person's: the store of whoever is remembered here. */
async function ownStore(): Promise<DeviceStore | null> {
  const owner = rememberedUser()?.id
  const store = owner ? await openDeviceStore(owner) : null
  // Their session may have ended while it was opened.
  return rememberedUser()?.id === owner ? store : null
}

export const copyOf = async (path: ReadPath): Promise<CacheEntry | null> =>
  (await (await ownStore())?.get('cache', cacheKey(path))) ?? null

export async function hasCopies(paths: readonly ReadPath[]): Promise<boolean> {
  const store = await ownStore()
  if (!store) return false
  const counts = await Promise.all(paths.map((path) => store.count('cache', cacheKey(path))))
  return counts.every((count) => count === 1)
}

export async function copiesUnder(begin: ReadPath): Promise<unknown[]> {
  const range = IDBKeyRange.bound(cacheKey(begin), `${cacheKey(begin)}\uffff`)
  return ((await (await ownStore())?.getAll('cache', range)) ?? []).map(({ data }) => data)
}

/** Emails of other people do not stay on the device (C-058). */
export const withoutEmails = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === 'email' ? '' : value)))

/** Keeps answers that were brought for this; says how large they are. */
export async function putCopies(answers: Readonly<Record<ReadPath, unknown>>): Promise<number> {
  const store = await ownStore()
  if (!store) throw new Error('nobody is here to keep it for')
  const transaction = store.transaction('cache', 'readwrite')
  const entries = Object.entries(answers) as [ReadPath, unknown][]
  const puts = entries.map(([path, data]) =>
    transaction.store.put(entryOf(withoutEmails(data)), cacheKey(path)),
  )
  await Promise.all([...puts, transaction.done])
  return JSON.stringify(answers).length
}

const isOwnName = (name: string | undefined): name is string => /^sojourn-[0-9a-f-]{36}$/.test(name ?? '')

/** Of everybody who was ever here, but for whoever is here now; what they have not sent yet waits for them (C-058). */
export async function dropCopies(butOf?: string): Promise<void> {
  const names = (await indexedDB.databases()).map(({ name }) => name).filter(isOwnName)
  const owners = names.map((name) => name.slice('sojourn-'.length)).filter((id) => id !== butOf)
  await Promise.all(owners.map(async (owner) => (await openDeviceStore(owner)).clear('cache')))
}
