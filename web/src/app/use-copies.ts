import { useEffect } from 'react'
import { logError } from '../browser/log.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { refreshCopies, watchConnection } from '../sync/cache/reconnect.ts'

/** Keeps on the device what this person reads, and reads it anew when the connection is back. */
export function useCopies(userId: string | undefined): void {
  useEffect(watchConnection, [])
  useEffect(() => {
    if (!userId) return undefined
    // The server answers again.
    refreshCopies()
    let stop: (() => void) | undefined
    let isOver = false
    async function start(owner: string): Promise<void> {
      const [{ dropCopies }, { keepCopies }] = await Promise.all([
        import('../sync/device/copy-store.ts'),
        import('../sync/cache/keep-copies.ts'),
      ])
      if (isOver) return
      stop = keepCopies(owner)
      await dropCopies(owner)
      if (localStorage.getItem('kept_trips') === null) return
      const { refreshKeptTrips } = await import('../features/trips/keep/keep-store.ts')
      await refreshKeptTrips()
    }
    whenIdle(
      () => void start(userId).catch((error: unknown) => logError('What was read could not be kept', error)),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId])
}
