import { useEffect } from 'react'
import { logError } from '../browser/log.ts'
import { leaveSession } from '../session/leaving.ts'

/** Sends what this person's earlier pages could not finish, and leaves to the next page what this one cannot. */
export function useLeftWrites(userId: string | undefined): void {
  useEffect(() => {
    window.addEventListener('pagehide', leaveSession)
    return () => window.removeEventListener('pagehide', leaveSession)
  }, [])
  useEffect(() => {
    if (!userId) return
    import('../sync/writes.ts')
      .then(({ sendLeftWrites }) => sendLeftWrites(userId))
      .catch((error: unknown) => logError('Earlier changes could not be sent', error))
  }, [userId])
}
