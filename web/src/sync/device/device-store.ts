// What the device holds for one person, in IndexedDB: writes that wait, writes that need attention, and the last reads.
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { DeadLetter, Entry } from '../overlay/write.ts'

/** A read as it was last answered. `ttl` says how long it is fresh while there is a connection; without one any age will do. */
export interface CacheEntry {
  data: unknown
  timestamp: number
  ttl: number
}

/** `cache_GET_/api/trips` (C-052). */
export type CacheKey = `cache_GET_/api/${string}`
export const cacheKey = (path: `/api/${string}`): CacheKey => `cache_GET_${path}`

export interface Stores extends DBSchema {
  /** In the order of their counter: clocks jump. */
  offline_operations_queue: { key: number; value: Entry }
  /** What left the queue and waits for a person, or for the server to be well again. */
  failed_operations: { key: number; value: DeadLetter }
  trip_ids: { key: number; value: number }
  cache: { key: CacheKey; value: CacheEntry }
}

export type DeviceStore = IDBPDatabase<Stores>

const databaseOf = (owner: string) => `sojourn-${owner}`
const opened = new Map<string, Promise<DeviceStore>>()

/** Opened once for each page. Another page that wants to delete it, or to bring it up to date, is let through. */
export function openDeviceStore(owner: string): Promise<DeviceStore> {
  const known = opened.get(owner)
  if (known) return known
  const forget = () => opened.delete(owner)
  const store = openDB<Stores>(databaseOf(owner), 2, {
    upgrade(db, oldVersion) {
      // The first version kept writes on their way in a store of another shape, for the length of a request.
      if (oldVersion === 1) (db as unknown as IDBDatabase).deleteObjectStore('queue')
      db.createObjectStore('offline_operations_queue', { keyPath: 'seq', autoIncrement: true })
      db.createObjectStore('failed_operations', { keyPath: 'seq' })
      db.createObjectStore('trip_ids')
      db.createObjectStore('cache')
    },
    blocking: (_current, _wanted, event) => {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  })
  opened.set(owner, store)
  store.catch(forget)
  return store
}

/** Nothing of a deleted account stays on the device. */
export const deleteStore = (owner: string): Promise<void> => deleteDB(databaseOf(owner))
