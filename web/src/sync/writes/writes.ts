import type { EndpointName } from '@sojourn/contract/api'
import { whenLeaving } from '../../session/leaving.ts'
import { userKey } from '../http/api.ts'
import { type Answer, type Input, requestOf } from '../http/request.ts'
import { queryClient } from '../cache/query-client.ts'
import type { WriteQueue } from '../queue/queue.ts'
import type { Entry, OptimisticUpdate, Write } from '../overlay/write.ts'
import { withDependants } from '../queue/queue-entry.ts'
import { ownSide } from './own-writes.ts'
import { open, type Opened, writes } from './open-queue.ts'

let opened: Opened | null = null

function queueOf(owner: string | null): WriteQueue {
  if (opened?.owner !== owner) {
    opened?.close()
    opened = open(owner)
  }
  return opened.queue
}

/** Shows what waits on this device for whoever is here, and sends it. */
export const startQueue = (owner: string): void => void queueOf(owner)

whenLeaving(() => {
  opened?.close()
  opened = null
})

const signedInId = (): string | null =>
  queryClient.getQueryData<{ user: { id: string } | null }>(userKey)?.user?.id ?? null

const plainSide = {
  tripId: null,
  isWholeTrip: false,
  list: null,
  edits: [],
  ownEdit: null,
  row: null,
  thing: null,
} as const

export interface Performed extends Partial<Omit<OptimisticUpdate, 'owner'>> {
  id?: string
  /** Shown at once, not only when it has to wait. */
  isShown?: boolean
}

/** Every content write of the app. It is stored, sent, and answered by the server, or else as saved on this device. */
export function perform<N extends EndpointName>(
  name: N,
  input: Input<N>,
  { id = crypto.randomUUID(), isShown = true, ...side }: Performed,
): Promise<Answer<N>> {
  const request = requestOf(name, input)
  const owner = signedInId()
  const write: Write = {
    id,
    ...request,
    timestamp: Date.now(),
    retryCount: 0,
    side: { ...plainSide, lanes: [request.url], ...side, owner },
  }
  return writes.run(queueOf(owner), write, { isShown }) as Promise<Answer<N>>
}

/** A write to a trip as a whole, or to the own name; its form waits for the answer. */
export const performOwn = <N extends EndpointName>(
  name: N,
  input: Input<N>,
  id: string,
): Promise<Answer<N>> => perform(name, input, { id, isShown: false, ...ownSide(name, input) })

export const sendNow = (): void => opened?.queue.wake('visible')
export const tryAgain = (id: string): void => opened?.queue.retry(id)
/** Answers what went with it, so that it can come back together. */
export function discard(id: string): Entry[] {
  const gone = opened ? withDependants(opened.queue.state.stored, id) : []
  opened?.queue.discard(id)
  return gone
}

export const putBack = (entries: readonly Entry[]): void => opened?.queue.putBack(entries)
