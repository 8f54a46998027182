import { useEffect } from 'react'
import { isConnectionLost } from '../browser/use-connection-lost.ts'
import { recheckSession } from '../queries/auth.ts'
import { checkSessionAge } from '../sync/device/forget-device.ts'

const lookEveryMs = 60_000

/** A page that stays open without a connection shows nothing for longer than its session could last. */
export function useSessionAge(): void {
  useEffect(() => {
    const look = () => {
      const why = checkSessionAge()
      // What the server has ended stays on the screen, which says so (C-040).
      if (why === null || why === 'ended') return
      if (isConnectionLost()) location.reload()
      else void recheckSession()
    }
    const timer = setInterval(look, lookEveryMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
