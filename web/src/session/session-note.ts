// Why the sign-in screen opens by itself is known to the page before it. The note lasts for that one page load.

export const sessionNoteKey = 'session_ended'

type Notes = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const tab: Notes = () => sessionStorage

export function leaveSessionNote(storage: Notes = tab): void {
  try {
    storage().setItem(sessionNoteKey, 'true')
  } catch {
    // Storage is blocked: the sign-in screen opens without a word.
  }
}

/** Whether the page before this one found its session ended. */
export function hasSessionNote(storage: Notes = tab): boolean {
  try {
    return storage().getItem(sessionNoteKey) !== null
  } catch {
    return false
  }
}

export function dropSessionNote(storage: Notes = tab): void {
  try {
    storage().removeItem(sessionNoteKey)
  } catch {
    // Where nothing can be stored, nothing is left over.
  }
}
