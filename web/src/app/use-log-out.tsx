import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { logOut } from '../features/auth/log-out.ts'
import { useAuth } from '../queries/auth.ts'
import { syncState } from '../sync/queue/queued.ts'
import { lazyPart, MissingDialog } from '../ui/primitives/lazy-part.tsx'

const UnsentDialog = lazyPart(
  () => import('../features/sync-tray/unsent-dialog.tsx').then((m) => m.UnsentDialog),
  MissingDialog,
)

const discardAll = (owner: string): Promise<void> =>
  import('../sync/device/device-store.ts').then(({ deleteStore }) => deleteStore(owner))

/** Logs out. What is on this device alone is not left behind without a question. */
export function useLogOut(): { leave: () => void; dialog: ReactNode } {
  const { user } = useAuth()
  const [isAsking, setIsAsking] = useState(false)
  const hasLeft = useRef(false)

  function leave(): void {
    const { waiting, attention } = syncState()
    hasLeft.current = false
    if (waiting.length + attention.length === 0) void logOut()
    else setIsAsking(true)
  }

  const endSession = useCallback(
    (isDiscarding: boolean) => {
      if (hasLeft.current) return
      hasLeft.current = true
      setIsAsking(false)
      void logOut(isDiscarding && user ? { afterwards: () => discardAll(user.id) } : {})
    },
    [user],
  )

  const dialog = isAsking && (
    <Suspense fallback={null}>
      <UnsentDialog open onOpenChange={setIsAsking} onLogOut={endSession} />
    </Suspense>
  )
  return { leave, dialog }
}
