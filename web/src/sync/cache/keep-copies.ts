import type { Query, QueryKey } from '@tanstack/react-query'
import { rememberedUser } from '../../session/user-snapshot.ts'
import { entryOf, pathOfKey, withoutEmails } from '../device/copy-store.ts'
import { cacheKey, openDeviceStore } from '../device/device-store.ts'
import { knownSnapshot } from './changes.ts'
import { queryClient } from './query-client.ts'
import { labelsPrefix, pathOf, type ReadPath, snapshotPath, tripOfPath } from '../device/read-path.ts'
import { readTimes } from '../http/read-times.ts'

/** Members are read again by themselves, and kept with their trip. */
const copyPath = (queryKey: QueryKey): ReadPath | null =>
  pathOf(queryKey[2] === 'members' ? queryKey.slice(0, 2) : queryKey)

/** What the server is known to hold: writes that wait are kept by the queue, and laid on top again. */
function dataOf(path: ReadPath | null, { state }: Query): unknown {
  const tripId = path === null ? null : tripOfPath(path)
  if (tripId === null || path !== snapshotPath(tripId)) return state.data
  const snapshot = knownSnapshot(tripId)
  return snapshot && { ...snapshot, members: withoutEmails(snapshot.members) }
}

/** Earlier versions kept each list by itself: it is read no more. */
const isOld = (path: string): boolean =>
  /^\/api\/trips\/\d+(\/(itinerary|packing|expenses|day-notes|members))?$/.test(path)

/** Between two writes: short, so that what was just saved is there offline; longer where writing itself takes long. */
const pauseMs = { least: 50, most: 300, timesWriting: 10 } as const
const tidyAfterMs = 3_000
/** Names of towns are asked for with every move of the map. */
const mostLabels = 60

async function write(owner: string, queries: readonly Query[]): Promise<void> {
  const isHere = () => rememberedUser()?.id === owner
  // They may have logged out in another tab, by now or while the storage is opened.
  if (!isHere()) return
  const store = await openDeviceStore(owner)
  if (!isHere()) return
  const transaction = store.transaction('cache', 'readwrite')
  const puts = queries.flatMap((query) => {
    const path = copyPath(query.queryKey)
    const data = dataOf(path, query)
    if (path === null || data === null || data === undefined) return []
    const time = readTimes.of(path)
    // A copy that was shown is no answer.
    if (time && time.copied !== 'no') return []
    return transaction.store.put(entryOf(data, time?.at), cacheKey(path))
  })
  await Promise.all([...puts, transaction.done])
}

/** Drops the copies of trips that are gone, and the oldest names of towns. */
async function tidy(owner: string): Promise<void> {
  const store = await openDeviceStore(owner)
  const keys = await store.getAllKeys('cache')
  const trips = queryClient.getQueryData<{ id: number }[]>(['trips'])
  const ids = new Set(trips?.map(({ id }) => id))
  const gone = keys.filter((key) => {
    const id = tripOfPath(pathOfKey(key))
    return isOld(pathOfKey(key)) || (trips && id !== null && !ids.has(id))
  })
  const labels = keys.filter((key) => pathOfKey(key).startsWith(labelsPrefix))
  await Promise.all([...gone, ...labels.slice(mostLabels)].map((key) => store.delete('cache', key)))
}

/** Keeps a copy of every answer from now on, and of those that are here already; the answer stops it. */
export function keepCopies(owner: string): () => void {
  const waiting = new Map<string, Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause: number = pauseMs.least
  const writeTimed = async (queries: readonly Query[]) => {
    const begunAt = performance.now()
    await write(owner, queries)
    const tookMs = performance.now() - begunAt
    pause = Math.min(Math.max(pauseMs.least, tookMs * pauseMs.timesWriting), pauseMs.most)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const queries = [...waiting.values()]
    waiting.clear()
    // Where nothing can be stored the app works as before, with a connection.
    if (queries.length > 0) void writeTimed(queries).catch(() => undefined)
  }
  const add = (query: Query) => {
    const path = copyPath(query.queryKey)
    if (query.state.status !== 'success' || path === null) return
    waiting.set(path, query)
    timer ??= setTimeout(flush, pause)
  }
  for (const query of queryClient.getQueryCache().getAll()) add(query)
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') add(event.query)
  })
  document.addEventListener('visibilitychange', flush)
  window.addEventListener('pagehide', flush)
  const tidying = setTimeout(() => void tidy(owner).catch(() => undefined), tidyAfterMs)
  return () => {
    flush()
    stop()
    clearTimeout(tidying)
    document.removeEventListener('visibilitychange', flush)
    window.removeEventListener('pagehide', flush)
  }
}
