import { useEffect } from 'react'
import { useAuth } from '../features/auth/queries.ts'
import { callApi } from '../lib/api.ts'

/**
 * Somebody else may have signed in in another tab. This one would go on showing one person's trips and write into the
 * other's account, so it starts anew. A session that merely ended takes nothing off the screen (C-040).
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
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [id])
}
