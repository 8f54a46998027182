import { useAuth } from '../features/auth/queries.ts'
import { useOnline } from '../lib/use-online.ts'
import { OfflineBar } from '../ui/offline-bar.tsx'

/** Stays until the server has answered again: only then is it known who is here (C-032). */
export function OfflineNotice() {
  const { user, isAnswered } = useAuth()
  const isOnline = useOnline()
  if (isOnline && (isAnswered || !user)) return null
  return (
    <div className="px-4 py-2 sm:px-6 lg:px-10">
      <OfflineBar state="offline" className="mx-auto max-w-[1240px]" />
    </div>
  )
}
