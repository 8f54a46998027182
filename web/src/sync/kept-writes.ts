// Writes whose answer is not here yet, in IndexedDB: one database for each person, in the order they were made.
import { unwrap } from 'idb'
import { openStore } from './device-store.ts'
import type { Kept, Write } from './row-writes.ts'

interface Stored extends Write {
  /** The page that made it. */
  page: string
  /** Counted by the database: clocks jump. */
  seq?: number
}

export interface Left extends Kept {
  write: Write
  /** Counts one more failure. */
  failed: () => void
}

const storeName = 'offline_operations_queue'
const page = crypto.randomUUID()
const lockOf = (name: string) => `page-${name}`

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })

/** Does one thing to the queue and waits until it is on the disk. */
async function inStore<T>(owner: string, work: (queue: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = unwrap(await openStore(owner)).transaction(storeName, 'readwrite')
  const written = new Promise((resolve) => {
    transaction.addEventListener('complete', resolve)
  })
  const result = await answerOf(work(transaction.objectStore(storeName)))
  await written
  return result
}

let held: Promise<void> | undefined

/** As long as this page lives it holds a lock, so that no other takes up what it is still sending itself. */
const holdLock = (): Promise<void> =>
  (held ??= new Promise((resolve) => {
    void navigator.locks.request(lockOf(page), () => {
      resolve()
      return new Promise(() => undefined)
    })
  }))

async function add(owner: string, write: Write): Promise<IDBValidKey> {
  await holdLock()
  const stored: Stored = { ...write, page }
  return inStore(owner, (queue) => queue.add(stored))
}

/** Keeps a write until it is forgotten. Sending does not wait for it: where nothing can be stored, it is sent all the same. */
export function keepWrite(write: Write): Kept {
  const { owner } = write.side
  if (owner === null) return { forget: () => undefined }
  const seq = add(owner, write)
  seq.catch(() => undefined)
  return {
    forget: () => void seq.then((key) => inStore(owner, (queue) => queue.delete(key))).catch(() => {}),
  }
}

/** Hands over what pages that are gone have left of this person's writes, oldest first; to one page at a time. */
export async function takeLeftWrites(owner: string, work: (left: Left[]) => Promise<unknown>): Promise<void> {
  await navigator.locks.request('queue-replay', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const { held: locks = [] } = await navigator.locks.query()
    const alive = new Set(locks.map(({ name }) => name))
    const stored = await inStore<Stored[]>(owner, (queue) => queue.getAll())
    const left = stored.filter((write) => write.side.owner === owner && !alive.has(lockOf(write.page)))
    await work(
      left.map((write) => ({
        write,
        forget: () => void inStore(owner, (queue) => queue.delete(write.seq ?? 0)).catch(() => {}),
        failed: () =>
          void inStore(owner, (queue) => queue.put({ ...write, retryCount: write.retryCount + 1 })).catch(
            () => {},
          ),
      })),
    )
  })
}
