import { useAuth } from '../features/auth/queries.ts'
import { useConnectionLost } from '../lib/use-connection-lost.ts'
import { OfflineBar } from '../ui/offline-bar.tsx'

/** Stays until the server has answered again: only then is it known who is here (C-032). */
export function OfflineNotice() {
  const { user, isAnswered } = useAuth()
  const isLost = useConnectionLost()
  if (!isLost && (isAnswered || !user)) return null
  return (
    <div className="px-4 py-2 sm:px-6 lg:px-10">
      <OfflineBar state="offline" className="mx-auto max-w-[1240px]" />
    </div>
  )
}
