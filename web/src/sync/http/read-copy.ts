import type { QueryFunctionContext } from '@tanstack/react-query'
import type { CacheEntry } from '../device/device-store.ts'
import { pathOf, type ReadPath } from '../device/read-path.ts'
import { isLoggedOut, isUnreached, noCopyError } from './api-error.ts'
import { readTimes } from './read-times.ts'

/** After this long somebody is shown what the device has, while the answer is waited for. */
const patienceMs = 1_500

/** While there is a connection a copy within its ttl is as good as an answer (C-047). */
export const isFresh = ({ timestamp, ttl }: Omit<CacheEntry, 'data'>, now = Date.now()): boolean =>
  now - timestamp < ttl

const late = new Map<string, unknown>()

/** Not part of the first page: most pages never need it. */
async function findCopy(path: ReadPath): Promise<CacheEntry | null> {
  try {
    const { copyOf } = await import('../device/copy-store.ts')
    return await copyOf(path)
  } catch {
    // Storage is blocked: there is no copy.
    return null
  }
}

type Read = Pick<QueryFunctionContext, 'client' | 'queryKey'>

interface Parts {
  find: (path: ReadPath) => Promise<CacheEntry | null>
  patienceMs: number
}

const device: Parts = { find: findCopy, patienceMs }

/**
 * The server's answer; where none comes, or none in good time, the copy on this device at whatever age (C-047). What is
 * on the screen already is never replaced by a copy: it is newer.
 */
export async function readOrCopy<T>(
  ask: () => Promise<T>,
  { client, queryKey }: Read,
  parts: Parts = device,
): Promise<T> {
  const path = pathOf(queryKey)
  if (path === null) return ask()
  if (late.has(path)) {
    const answer = late.get(path) as T
    late.delete(path)
    return answer
  }
  const asked = ask()
  asked.then(
    () => readTimes.answered(path),
    (error: unknown) => isLoggedOut(error) && readTimes.refused(path),
  )
  if (client.getQueryData(queryKey) !== undefined) return asked
  const showCopy = async (copied: 'slow' | 'offline'): Promise<T | null> => {
    const copy = await parts.find(path)
    if (!copy) return null
    readTimes.note(path, {
      at: copy.timestamp,
      copied: copied === 'slow' && isFresh(copy) ? 'fresh' : copied,
    })
    return copy.data as T
  }
  try {
    const answer = await Promise.race([asked, slow(parts.patienceMs)])
    if (answer !== isSlow) return answer
  } catch (error) {
    if (!isUnreached(error)) throw error
    const copy = await showCopy('offline')
    if (copy === null) throw noCopyError(error, path)
    return copy
  }
  const copy = await showCopy('slow')
  if (copy === null) return asked.catch((error: unknown) => Promise.reject(noCopyError(error, path)))
  asked.then(
    (answer) => {
      late.set(path, answer)
      void client.invalidateQueries({ queryKey, exact: true })
    },
    () => undefined,
  )
  return copy
}

const isSlow = Symbol('slow')
const slow = (ms: number): Promise<typeof isSlow> =>
  new Promise((resolve) => void setTimeout(() => resolve(isSlow), ms))
