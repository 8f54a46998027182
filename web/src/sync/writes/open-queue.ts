import type { Trip } from '@sojourn/contract/trips/schema'
import { planKey } from '../http/api.ts'
import { lists, takeTrip, tripKey } from '../cache/row-store.ts'
import { queryClient } from '../cache/query-client.ts'
import { WriteQueue } from '../queue/queue.ts'
import type { QueuePage, TabNews } from '../queue/queue-parts.ts'
import type { Write } from '../overlay/write.ts'
import { passEveryMs, type QueueState } from '../queue/queue-state.ts'
import { queueStorage } from '../queue/queue-storage.ts'
import { nothingWaits, publishSync, syncState } from '../queue/queued.ts'
import { sendWrite } from '../queue/send-write.ts'
import { webLock } from '../queue/web-lock.ts'
import { RowWrites } from './row-writes.ts'

export const writes = new RowWrites({
  lists,
  reload: ({ tripId }) => void queryClient.invalidateQueries({ queryKey: tripKey(tripId), exact: true }),
})

export interface Opened {
  owner: string | null
  queue: WriteQueue
  close: () => void
}

/** What is on the device and told as such; what somebody still waits for is neither. */
function publish({ stored, watched, answered, sending, isOffline, pause, unkept }: QueueState): void {
  const waiting = stored.queue.filter(({ id }) => !watched.has(id) && !answered.has(id))
  const before = syncState()
  publishSync({
    isKnown: true,
    waiting,
    attention: stored.tray,
    isSaving: sending.size > 0 || watched.size > 0 || unkept.size > 0,
    isOffline,
    pause: pause?.cause ?? null,
    ids: stored.ids,
    savedAt: before.savedAt,
  })
}

/** The server has taken what concerns a trip as a whole: the overview and the plan's count are read anew. */
function tripSettled({ side: { ownEdit } }: Write, answer: unknown): void {
  if (ownEdit?.of !== 'trip') return
  if (ownEdit.kind === 'put') takeTrip(answer as Trip)
  void queryClient.invalidateQueries({ queryKey: ['trips'], exact: true })
  void queryClient.invalidateQueries({ queryKey: planKey })
}

type Pass = Parameters<QueuePage['passed']>[0]

/** After a pass that sent what had waited, everything is read anew, once (C-053). */
function tellPass({ result, applied, replayed, parked }: Pass): void {
  if (applied === 0 && parked === 0) return
  publishSync({ ...syncState(), savedAt: Date.now() })
  if (replayed === 0 && parked === 0) return
  window.dispatchEvent(new CustomEvent('offline-sync', { detail: { status: result, applied, parked } }))
  void queryClient.invalidateQueries()
}

export function open(owner: string | null): Opened {
  const channel = owner === null ? null : new BroadcastChannel(`queue-${owner}`)
  // What is stored while somebody leaves is told to nobody: a closed channel would throw.
  let isOpen = true
  const queue = new WriteQueue({
    storage: owner === null ? nowhere : queueStorage(owner),
    send: sendWrite,
    takeLock: webLock(`queue-replay-${owner}`),
    // oxlint-disable-next-line require-post-message-target-origin -- a channel reaches its own origin alone
    tell: (news) => void (isOpen && channel?.postMessage(news)),
    now: Date.now,
    wait: (ms, then) => void setTimeout(then, ms),
    page: {
      sending: (write) => writes.sending(write),
      claimed: (id) => writes.claimed(id),
      failed: (write, outcome, isKept) => writes.failed(write, outcome, isKept),
      stored: (state) => {
        writes.stored(state)
        publish(state)
      },
      settled: (write, answer) => {
        writes.settled(write, answer)
        tripSettled(write, answer)
      },
      passed: tellPass,
    },
  })
  channel?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => queue.hear(data))
  const stopWaking = owner === null ? () => undefined : wakeBy(queue)
  const close = () => {
    isOpen = false
    queue.close()
    channel?.close()
    stopWaking()
    writes.leave()
    publishSync(nothingWaits)
  }
  return { owner, queue, close }
}

/** Nobody is known to be here: nothing is kept. */
const nowhere = {
  persist: () => Promise.reject(new Error('nobody is signed in')),
  load: () => Promise.reject(new Error('nobody is signed in')),
  change: () => Promise.reject(new Error('nobody is signed in')),
}

/** Reconnecting, coming back to the tab, and every half minute. */
function wakeBy(queue: WriteQueue): () => void {
  const over = new AbortController()
  const { signal } = over
  window.addEventListener('online', () => queue.wake('online'), { signal })
  window.addEventListener('offline', () => queue.offline(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden || queue.wake('visible'), { signal })
  const timer = setInterval(() => queue.wake('timer'), passEveryMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  queue.wake('start')
  return () => over.abort()
}
