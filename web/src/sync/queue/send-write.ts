import { respond } from '../http/api.ts'
import { bodyOf } from '../http/fetch-answer.ts'
import { ApiError, errorFrom } from '../http/api-error.ts'
import type { Write } from '../overlay/write.ts'
import type { Outcome } from './queue-state.ts'

/** A queue does not wait for a network that swallows calls. */
const patienceMs = 15_000
const busyMs = 10_000

const unreached: Outcome = { kind: 'unreached' }

/** Not a word about the write itself: how often, how soon. */
const busyStatuses = new Set([408, 425, 429])

/** Writes that somebody else answered, as a hotel's network does. */
const metStrangers = new Set<string>()

/** Sends a write once. An answer that names its key is the server's (C-051); one that names none comes from a proxy in front of it. */
export async function sendWrite({ id, side: { owner, seen }, method, url, data }: Write): Promise<Outcome> {
  const request = { method, url, data: seen ? { ...(data as object), seen } : data }
  try {
    const response = await respond(request, { key: id, owner, waitMs: patienceMs })
    if (!isOf(id, response)) return unreached
    if (response.ok) return { kind: 'done', answer: await bodyOf(response, request.url) }
    return outcomeOf(response.headers, await errorFrom(response, request.url))
  } catch (error) {
    if (error instanceof ApiError && error.isForeign) metStrangers.add(id)
    // Cut off, never sent, or no JSON after all.
    if (error instanceof ApiError || error instanceof DOMException) return unreached
    throw error
  }
}

/** The first success that names no key may be a stranger's once more, who has gone since: our server is asked again. */
function isOf(id: string, { ok, headers }: Response): boolean {
  const named = headers.get('idempotency-key')
  return named === null ? !(ok && metStrangers.delete(id)) : named === id
}

function outcomeOf(headers: Headers, error: ApiError): Outcome {
  const { status, theirs } = error
  // Its reader may read another language by then.
  const reason = error.meaning ?? error.text
  if (status === 401) return { kind: 'signed-out', error }
  if (status === 412) return { kind: 'other-user' }
  if (busyStatuses.has(status)) return { kind: 'busy', waitMs: waitOf(headers.get('retry-after')) }
  return { kind: status >= 500 ? 'failed' : 'refused', status, reason, theirs, error }
}

const waitOf = (retryAfter: string | null): number => Number(retryAfter ?? 0) * 1000 || busyMs
