import { logError } from '../../browser/log.ts'
import type { Land, LandReply, LandRequest } from './land-messages.ts'

const emptyLand: Land = { rings: [], borders: [], hasCoast: false }

let worker: Worker | null = null
let lastId = 0
let isLogged = false
const waiting = new Map<number, (land: Land) => void>()

function startWorker(): Worker {
  const started = new Worker(new URL('./land-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: reply }: MessageEvent<LandReply>) => {
    if ('failed' in reply) note(reply.failed)
    waiting.get(reply.id)?.('land' in reply ? reply.land : emptyLand)
    waiting.delete(reply.id)
  })
  started.addEventListener('error', (event) => {
    note(event.message)
    for (const settle of waiting.values()) settle(emptyLand)
    waiting.clear()
    worker = null
  })
  return started
}

/** Said once: a map without land is still a map. */
function note(cause: string): void {
  if (!isLogged) logError('The outline of the land could not be read', cause)
  isLogged = true
}

/** The land inside a box; empty when it cannot be had. */
export function askLand(request: Omit<LandRequest, 'id'>): Promise<Land> {
  worker ??= startWorker()
  const id = ++lastId
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    worker?.postMessage({ ...request, id } satisfies LandRequest, [])
  })
}
