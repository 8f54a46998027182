import { useEffect } from 'react'
import { recheckSession, useAuth } from '../features/auth/queries.ts'
import { useConnectionLost } from '../browser/use-connection-lost.ts'
import { LoggedOutBar, OfflineBar } from '../ui/offline-bar.tsx'

const barLook = 'mx-auto max-w-[1240px]'

/**
 * What a signed-in page says when it cannot be up to date. The note on the connection stays until the server has
 * answered again: only then is it known who is here (C-032).
 */
export function OfflineNotice() {
  const { user, isAnswered } = useAuth()
  const isLost = useConnectionLost()
  const isLoggedOut = isAnswered && !user
  useReturn(isLoggedOut)
  const isOffline = isLost || (!isAnswered && user !== null)
  if (!isOffline && !isLoggedOut) return null
  return (
    <section aria-label="Connection" className="px-4 py-2 sm:px-6 lg:px-10">
      {isOffline ? <OfflineBar className={barLook} /> : <LoggedOutBar className={barLook} />}
    </section>
  )
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
