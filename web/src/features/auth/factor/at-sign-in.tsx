import type { SecondStepWays } from '@sojourn/contract/auth/factor-schema'
import { authWords } from '@sojourn/contract/auth/words'
import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { Suspense } from 'react'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import { useSave } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { linkLook } from '../forgot-password.tsx'

const Missing = () => (
  <p role="alert" className="mt-7">
    {shellUiWords.partMissingText}
  </p>
)

const SecondStep = lazyPart(() => import('./second-step.tsx').then((m) => m.SecondStep), Missing)

interface AskedSecondStepProps {
  secondStep: SecondStepWays | null
  enter: () => Promise<void>
  startOver: () => void
}

/** Comes with its code when it is asked for: most people sign in without. */
export function AskedSecondStep({ secondStep, enter, startOver }: AskedSecondStepProps) {
  if (!secondStep) return null
  return (
    <Suspense fallback={<Skeleton className="mt-7 h-64 w-full rounded-lg" />}>
      <SecondStep ways={secondStep} onSignedIn={enter} onStartOver={startOver} />
    </Suspense>
  )
}

/** Instead of email and password. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const signIn = useSave(async () => (await import('./passkey-sign-in.ts')).signInWithPasskey(), {
    onSuccess: () => onSignedIn(),
    onError: ({ text }) =>
      toast({
        variant: 'destructive',
        title: authWords.passkeyFailed,
        description: text || authWords.tryAgain,
      }),
  })
  return (
    <p className="mt-4 text-center">
      <button
        type="button"
        className={linkLook}
        aria-busy={signIn.isPending || undefined}
        onClick={() => !signIn.isPending && signIn.mutate(undefined)}
      >
        {authWords.withPasskey}
      </button>
    </p>
  )
}
