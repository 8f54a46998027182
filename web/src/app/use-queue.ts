import { useEffect } from 'react'
import { logError } from '../browser/log.ts'
import { leaveSession } from '../session/leaving.ts'

/** Sends what waits on this device for whoever is here, and leaves to the next page what this one cannot. */
export function useQueue(userId: string | undefined): void {
  useEffect(() => {
    window.addEventListener('pagehide', leaveSession)
    return () => window.removeEventListener('pagehide', leaveSession)
  }, [])
  useEffect(() => {
    if (!userId) return
    import('../sync/writes/writes.ts')
      .then(({ startQueue }) => startQueue(userId))
      .catch((error: unknown) => logError('Earlier changes could not be sent', error))
  }, [userId])
}
