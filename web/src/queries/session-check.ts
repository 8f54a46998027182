import type { User } from '@sojourn/contract/auth/schema'
import { ApiError, isLoggedOut } from '../sync/http/api-error.ts'

/** The overall limit, the pause between tries, and how many more tries there are. */
const sessionCheckLimits = { limitMs: 15_000, retryDelayMs: 3_000, maxRetries: 2 } as const

export interface Session {
  user: User | null
  /** False when nobody said that there is no user: the server was out of reach, or failed, or was too slow. */
  answered: boolean
}

interface Parts {
  /** One call of GET /api/auth/user; throws `ApiError`. */
  ask: (signal: AbortSignal) => Promise<User | null>
  wait: (ms: number) => Promise<void>
}

const unknown: Session = { user: null, answered: false }

/**
 * Finds out who is here, in a loop of its own (C-033): 200 and 401 settle it, a network error ends it without a user,
 * any other failure is tried again, and a call that hangs cannot keep the screen waiting for longer than the limit.
 */
export async function checkSession({ ask, wait }: Parts): Promise<Session> {
  const overtime = new AbortController()
  const { limitMs } = sessionCheckLimits
  const limit = wait(limitMs).then(() => unknown)
  const found = await Promise.race([askUntilSettled({ ask, wait }, overtime.signal), limit])
  overtime.abort()
  return found
}

interface Memories {
  before: Session | undefined
  /** Whether our server answers at all: a browser takes a hotel's network for a connection. */
  isOnline: boolean
  remembered: () => User | null
}

/**
 * A check that reached nobody proves nothing: whoever was here still is. At the start that is whom the device
 * remembers, if there is no connection; else nobody (C-032).
 */
export function afterCheck(found: Session, { before, isOnline, remembered }: Memories): Session {
  if (found.answered) return found
  if (before?.user) return before
  return isOnline ? found : { user: remembered(), answered: false }
}

async function askUntilSettled({ ask, wait }: Parts, signal: AbortSignal): Promise<Session> {
  const { maxRetries, retryDelayMs } = sessionCheckLimits
  for (let retries = 0; ; retries++) {
    const session = await askOnce(ask, signal)
    if (session) return session
    if (retries === maxRetries || signal.aborted) return unknown
    await wait(retryDelayMs)
    if (signal.aborted) return unknown
  }
}

/** Null when it is worth asking again. */
async function askOnce(ask: Parts['ask'], signal: AbortSignal): Promise<Session | null> {
  try {
    return { user: await ask(signal), answered: true }
  } catch (error) {
    if (isLoggedOut(error)) return { user: null, answered: true }
    return error instanceof ApiError && error.code !== 'offline' ? null : unknown
  }
}
