import type { IDBPTransaction } from 'idb'
import { openDeviceStore, type Stores } from '../device/device-store.ts'
import type { Entry, Write } from '../overlay/write.ts'
import { mergedInto } from './queue-merge.ts'
import type { Stored } from './queue-entry.ts'
import { changed, type StoreChange } from './store-change.ts'

const names = ['offline_operations_queue', 'failed_operations', 'trip_ids'] as const
type Mode = 'readonly' | 'readwrite'
type Transaction<M extends Mode> = IDBPTransaction<Stores, [...typeof names], M>

async function readAll(tx: Transaction<Mode>): Promise<Stored> {
  const ids = tx.objectStore('trip_ids')
  const [queue, tray, temporary, real] = await Promise.all([
    tx.objectStore('offline_operations_queue').getAll(),
    tx.objectStore('failed_operations').getAll(),
    ids.getAllKeys(),
    ids.getAll(),
  ])
  return { queue, tray, ids: new Map(temporary.map((id, at) => [id, real[at] ?? id])) }
}

async function writeAll(tx: Transaction<'readwrite'>, before: Stored, after: Stored): Promise<void> {
  const lists = [
    [tx.objectStore('offline_operations_queue'), before.queue, after.queue],
    [tx.objectStore('failed_operations'), before.tray, after.tray],
  ] as const
  const work: Promise<unknown>[] = []
  for (const [store, old, next] of lists) {
    const stay = new Set(next.map(({ seq }) => seq))
    for (const { seq } of old) if (!stay.has(seq)) work.push(store.delete(seq))
    const known = new Set<Entry>(old)
    for (const entry of next) if (!known.has(entry)) work.push(store.put(entry as never))
  }
  for (const [temporary, real] of after.ids)
    if (!before.ids.has(temporary)) work.push(tx.objectStore('trip_ids').put(real, temporary))
  await Promise.all(work)
}

/** The queue of one person on this device. Each call is one transaction, and answers what is stored after it. */
export const queueStorage = (owner: string) => ({
  /** On the disk, not only on its way there: a battery that dies takes nothing along. */
  async persist(write: Write): Promise<Stored> {
    const tx = (await openDeviceStore(owner)).transaction(names, 'readwrite', { durability: 'strict' })
    const store = tx.objectStore('offline_operations_queue')
    const before = await readAll(tx)
    const merged = mergedInto(before, write)
    const seq = await (merged ? store.put(merged) : store.add(write as Entry))
    await tx.done
    const others = before.queue.filter((entry) => entry.seq !== seq)
    const queue = [...others, merged ?? { ...write, seq }].toSorted((a, b) => a.seq - b.seq)
    return { ...before, queue }
  },
  async load(): Promise<Stored> {
    return readAll((await openDeviceStore(owner)).transaction(names))
  },
  async change(change: StoreChange): Promise<Stored> {
    const tx = (await openDeviceStore(owner)).transaction(names, 'readwrite')
    const before = await readAll(tx)
    const after = changed(before, change)
    await writeAll(tx, before, after)
    await tx.done
    return after
  },
})
