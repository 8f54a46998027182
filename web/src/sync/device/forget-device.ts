// The one way in which what was read goes from this device: when somebody logs out, when the server says that their
// session is over, and when it has grown so old that it must be. What they have not sent yet stays for them.
import type { WhyGone } from '@sojourn/contract/auth/session-life'
import { logError } from '../../browser/log.ts'
import { removePersonalKeys } from '../../browser/stored-keys.ts'
import { countTime, noteWhyGone, whyGone, whyTooOld } from '../../session/session-age.ts'
import { isSomebodyKept } from '../../session/somebody-kept.ts'
import { sessionOverSignal } from '../../session/tab-signals.ts'
import { readStored } from '../../browser/stored.ts'

/** Pictures are those of places people travel to; the worker keeps what was seen, a kept trip has its own. */
const personalCaches = ['sojourn-kept', 'sojourn-art']

/** Stands in the storage until the copies are gone: a page may be closed before they are. */
const dueKey = 'copies_due'

/** Nothing is shown of anybody from the first moment on. */
export async function forgetDevice(): Promise<void> {
  removePersonalKeys()
  await forgetCopies()
}

async function forgetCopies(): Promise<void> {
  try {
    localStorage.setItem(dueKey, '1')
    // Not part of the first page.
    const { dropCopies } = await import('./copy-store.ts')
    await dropCopies()
    await Promise.all(personalCaches.map((name) => globalThis.caches?.delete(name)))
    localStorage.removeItem(dueKey)
  } catch (error) {
    logError('The copies on this device could not be removed', error)
  }
}

/** The session is over. Only who still has something here tells the other tabs, so that it is told once. */
export function forgetSession(why: WhyGone): void {
  if (!isSomebodyKept()) return
  noteWhyGone(why)
  void forgetDevice()
  sessionOverSignal.tell()
}

/** Looks at the clock: what is too old goes, and so does what an earlier page could not remove. Answers why nothing is left. */
export function checkSessionAge(): WhyGone | null {
  countTime()
  const why = whyTooOld()
  if (why) forgetSession(why)
  else if (readStored(dueKey) !== null) void forgetCopies()
  return whyGone()
}
