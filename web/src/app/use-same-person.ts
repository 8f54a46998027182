import { useEffect } from 'react'
import { useAuth } from '../features/auth/queries.ts'
import { callApi } from '../sync/api.ts'
import { whenLoggedOutElsewhere } from '../session/log-out-signal.ts'

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
      const here = await callApi('auth.currentUser', {}, { cache: 'no-store' }).catch(() => null)
      isAsking = false
      if (here && here.id !== id) location.reload()
    }
    const onReturn = () => void compare()
    const stopListening = whenLoggedOutElsewhere(() => location.assign('/'))
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stopListening()
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [id])
}
