import { authWords } from '@sojourn/contract/auth/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { signInOptionsQuery } from '../../queries/auth.ts'
import { toast } from '../../toasts/toast-store.ts'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'

const ResetRequestDialog = lazyPart(
  () => import('./reset-request-dialog.tsx').then((m) => m.ResetRequestDialog),
  MissingDialog,
)

export const linkLook = 'hit-44 font-semibold text-link hover:underline'

/** With a mail server a real reset, without one the stated words and nothing else (C-036). */
export function ForgotPassword({ email }: { email: string }) {
  useQuery(signInOptionsQuery)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  async function ask(): Promise<void> {
    // Pressed before the server has said what it can do, it is waited for.
    const options = await client.ensureQueryData(signInOptionsQuery).catch(() => null)
    if (options?.passwordReset) {
      setWasOpened(true)
      setOpen(true)
      return
    }
    toast({
      title: authWords.resetTitle,
      description: authWords.resetUnavailable,
      action: { label: authWords.support, onPress: () => location.assign('/support') },
    })
  }

  return (
    <>
      <button type="button" className={`${linkLook} text-small`} onClick={() => void ask()}>
        {authWords.forgot}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ResetRequestDialog open={open} onOpenChange={setOpen} typedEmail={email} />
        </Suspense>
      )}
    </>
  )
}
