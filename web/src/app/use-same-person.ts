import { useEffect } from 'react'
import { recheckSession, useAuth } from '../queries/auth.ts'
import { callApi } from '../sync/http/api.ts'
import { isLoggedOut } from '../sync/http/api-error.ts'
import { noteReached } from '../session/session-age.ts'
import { loggedOutSignal, sessionOverSignal } from '../session/tab-signals.ts'

function sayIfOver(error: unknown): null {
  if (isLoggedOut(error)) void recheckSession()
  return null
}

/**
 * Whoever logs out in another tab leaves this one too. Somebody else may have signed in there: this one would go on
 * showing one person's trips and write into the other's account, so it starts anew. A session that merely ended takes
 * nothing off the screen (C-040).
 */
export function useSamePerson(): void {
  const { user } = useAuth()
  const id = user?.id
  useEffect(() => {
    if (!id) return undefined
    let isAsking = false
    async function compare(): Promise<void> {
      if (document.hidden || isAsking) return
      isAsking = true
      const here = await callApi('auth.currentUser', {}, { cache: 'no-store' }).catch(sayIfOver)
      isAsking = false
      if (!here) return
      if (here.id === id) noteReached(here.sessionAgeMs)
      else location.reload()
    }
    const onReturn = () => void compare()
    const stopLeaving = loggedOutSignal.hear(() => location.assign('/'))
    const stopAsking = sessionOverSignal.hear(() => void recheckSession())
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stopLeaving()
      stopAsking()
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [id])
}
