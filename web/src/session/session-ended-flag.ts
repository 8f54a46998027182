// Why the sign-in screen opens by itself is known to the page before it. The flag lasts for that one page load.

const sessionEndedKey = 'session_ended'

type FlagStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const tab: FlagStorage = () => sessionStorage

export function setSessionEnded(storage: FlagStorage = tab): void {
  try {
    storage().setItem(sessionEndedKey, 'true')
  } catch {
    // Storage is blocked: the sign-in screen opens without a word.
  }
}

/** Whether the page before this one found its session ended. */
export function isSessionEnded(storage: FlagStorage = tab): boolean {
  try {
    return storage().getItem(sessionEndedKey) !== null
  } catch {
    return false
  }
}

export function clearSessionEnded(storage: FlagStorage = tab): void {
  try {
    storage().removeItem(sessionEndedKey)
  } catch {
    // Where nothing can be stored, nothing is left over.
  }
}
