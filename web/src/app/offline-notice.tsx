import { shellWords } from '@sojourn/contract/shell/words'
import { useEffect } from 'react'
import { recheckSession, useAuth } from '../queries/auth.ts'
import { clockTime } from '../browser/format.ts'
import { useConnectionLost } from '../browser/use-connection-lost.ts'
import { useFigures } from '../session/units.ts'
import { useSync } from '../sync/queue/queued.ts'
import { useReadTime } from '../sync/http/use-read-time.ts'
import { LoggedOutBar, OfflineBar } from './offline-bar.tsx'

const barLook = 'mx-auto max-w-[1240px]'

/**
 * What a signed-in page says when it cannot be up to date. The note on the connection stays until the server has
 * answered again: only then is it known who is here (C-032).
 */
export function OfflineNotice() {
  const state = useConnection()
  const figures = useFigures()
  const read = useReadTime()
  const { waiting, attention, pause } = useSync()
  const unsent = waiting.length + attention.length
  const isLoggedOut = state === 'logged out' || (pause === 'signed-out' && unsent > 0)
  useReturn(isLoggedOut)
  const isOffline = state === 'offline' || read?.copied === 'offline'
  const isOld = isOffline || read?.copied === 'slow'
  if (!isOld && !isLoggedOut) return null
  return (
    <section aria-label={shellWords.connection} className="px-4 py-2 sm:px-6 lg:px-10">
      {isOld ? (
        <OfflineBar
          asOf={read ? clockTime(read.at, figures) : null}
          isSlow={!isOffline}
          unsent={waiting.length}
          className={barLook}
        />
      ) : (
        <LoggedOutBar unsent={unsent} className={barLook} />
      )}
    </section>
  )
}

function useConnection(): 'here' | 'offline' | 'logged out' {
  const { user, isAnswered } = useAuth()
  if (useConnectionLost()) return 'offline'
  if (isAnswered) return user ? 'here' : 'logged out'
  return user ? 'offline' : 'here'
}

/** They may have signed in again in another tab. */
function useReturn(isLoggedOut: boolean): void {
  useEffect(() => {
    if (!isLoggedOut) return undefined
    const check = () => void recheckSession()
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [isLoggedOut])
}
