import { safeReturnTo } from '@sojourn/contract/auth/return-to'
import { secondStepIn } from '@sojourn/contract/auth/second-step-text'
import { authWords } from '@sojourn/contract/auth/words'
import { lazy, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { whyGone } from '../../session/session-age.ts'
import { clearSessionEnded, isSessionEnded } from '../../session/session-ended-flag.ts'
import { endPrerendered, isPrerendered } from '../../browser/prerendered.ts'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { LoadingScreen } from '../../ui/states/loading-screen.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { whySignInText, providerFailureToast, wantedPage } from './sign-in-texts.ts'
import { useAuth } from '../../queries/auth.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInPanel } from './sign-in-panel.tsx'

const NewPasswordForm = lazy(() =>
  import('./new-password-form.tsx').then((m) => ({ default: m.NewPasswordForm })),
)

/** Sign in and sign up, at /login or in place of a page that needs an account. */
export function LoginPage() {
  const { user } = useAuth()
  const [path] = useLocation()
  const [search] = useSearchParams()
  const [sessionEnded, setSessionEnded] = useState(false)
  // Under a form that stood here before, a line more would move what somebody types into.
  const [gone] = useState(() => (isPrerendered() ? null : whyGone()))
  const resetToken = useTaken('reset')
  const secondStep = secondStepIn(useTaken('step'))
  const isNew = useTaken('new') !== null || path === '/setup'
  const returnTo = wantedPage({ path, search })
  useLayoutEffect(() => {
    takeSessionEnded(() => setSessionEnded(true))
    endPrerendered()
  }, [])
  useReturnToast()
  usePageTitle(resetToken ? authWords.newPasswordTitle : authWords.pageTitle)

  if (user && !resetToken) return <Departure to={safeReturnTo(returnTo)} />
  return (
    <SignInFrame>
      {resetToken ? (
        // It is waited for by the whole page: a frame that is filled later would move.
        <NewPasswordForm token={resetToken} />
      ) : (
        <SignInPanel
          isNew={isNew}
          secondStep={secondStep}
          returnTo={returnTo}
          arrival={whySignInText(returnTo, sessionEnded, gone)}
        />
      )}
    </SignInFrame>
  )
}

/** Only after the first render: the page that the build made knows nothing of it. */
function takeSessionEnded(tell: () => void): void {
  if (isSessionEnded()) tell()
  clearSessionEnded()
}

/** What the address says once, as the token of a reset link: it must not stay in the history or be copied along. */
function useTaken(name: 'reset' | 'new' | 'step'): string | null {
  const [search, setSearch] = useSearchParams()
  const [taken] = useState(() => search.get(name))
  useEffect(() => {
    if (!search.has(name)) return
    setSearch(
      (before) => {
        before.delete(name)
        return before
      },
      { replace: true },
    )
  }, [name, search, setSearch])
  return taken
}

/** Somebody already signed in has no use for the form (C-041). The target may be no screen of the app. */
function Departure({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return <LoadingScreen />
}

/** A provider that sent somebody back without a session says why in the address, once. */
function useReturnToast(): void {
  const [search, setSearch] = useSearchParams()
  const error = search.get('error')
  useEffect(() => {
    const message = providerFailureToast(error)
    if (!message) return
    toast({ variant: 'destructive', ...message })
    setSearch(
      (before) => {
        before.delete('error')
        return before
      },
      { replace: true },
    )
  }, [error, setSearch])
}
