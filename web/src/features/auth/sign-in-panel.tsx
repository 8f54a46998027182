import { productName } from '@sojourn/contract/product'
import type { SecondStepWays } from '@sojourn/contract/auth/factor-schema'
import { invitationIn } from '@sojourn/contract/auth/invitation-in'
import type { SignInMode } from '@sojourn/contract/auth/sign-in-form'
import { authWords } from '@sojourn/contract/auth/words'
import { say } from '@sojourn/contract/words/say'
import { useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'
import { ForgotPassword, linkLook } from './forgot-password.tsx'
import { legalLinks } from './legal-links.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { OrWithEmail, SignInInputs } from './sign-in-inputs.tsx'
import { signUpPolicyOfPage } from './sign-up-policy.ts'
import { AskedSecondStep, PasskeyButton } from './factor/at-sign-in.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Who alone may make an account here; null where the visitor may try, as with a link that invites. */
function closedTo(returnTo: string | null): 'invited' | 'nobody' | null {
  const policy = signUpPolicyOfPage()
  return policy === 'everyone' || invitationIn(returnTo) ? null : policy
}

interface SignInPanelProps {
  /** Begins with signing up. */
  isNew: boolean
  returnTo: string | null
  /** Why the screen is here, when nobody asked for it. */
  arrival: string | null
  /** Of somebody who comes back from a provider and is asked for it. */
  secondStep: SecondStepWays | null
}

export function SignInPanel({ isNew: isNewcomer, returnTo, arrival, secondStep }: SignInPanelProps) {
  const closed = closedTo(returnTo)
  const [mode, setMode] = useState<SignInMode>(isNewcomer && !closed ? 'sign-up' : 'sign-in')
  const { form, fields, input, errorOf, clearProblem, submit, isBusy, ...entry } = useSignIn(mode, returnTo, {
    secondStep,
  })
  const isNew = mode === 'sign-up'

  function toggle(): void {
    setMode(isNew ? 'sign-in' : 'sign-up')
    clearProblem()
  }

  if (entry.secondStep) return <AskedSecondStep {...entry} />
  return (
    <>
      <h1 className="mt-5 mb-4 text-balance type-page lg:mt-7 lg:mb-5 lg:text-[2.25rem]">
        {isNew ? authWords.nextTrip : authWords.pickUp}
      </h1>
      {arrival && <p className="-mt-1 mb-5 text-muted-foreground">{arrival}</p>}
      <ProviderButtons returnTo={returnTo} />
      <OrWithEmail />
      <form ref={form} method="post" onSubmit={submit} className="flex flex-col gap-4.5">
        <SignInInputs
          isNew={isNew}
          input={input}
          errorOf={errorOf}
          forgot={<ForgotPassword email={fields.email} />}
        />
        <Button
          variant="sun"
          size="lg"
          type="submit"
          busy={isBusy}
          busyLabel={authWords.loading}
          className="mt-1"
        >
          {isNew ? authWords.signUp : authWords.signIn}
        </Button>
      </form>
      {!isNew && <PasskeyButton onSignedIn={entry.enter} />}
      <p className="mt-5 text-center text-muted-foreground">
        <Newcomers closed={closed} isNew={isNew} onToggle={toggle} />
      </p>
      {closed !== 'nobody' && <TermsNote isNew={isNew} />}
    </>
  )
}

interface NewcomersProps {
  closed: ReturnType<typeof closedTo>
  isNew: boolean
  onToggle: () => void
}

/** The other one of signing in and signing up, or why there is none. */
function Newcomers({ closed, isNew, onToggle }: NewcomersProps) {
  if (closed) return closed === 'nobody' ? authWords.nobodyNew : authWords.onlyInvited
  return (
    <>
      {isNew ? authWords.haveAccount : say(authWords.newHere, { product: productName })}{' '}
      <button type="button" className={linkLook} onClick={onToggle}>
        {isNew ? authWords.toSignIn : authWords.createAccount}
      </button>
    </>
  )
}

/** A provider's button makes an account too, so the words stand in both modes (C-022). */
const TermsNote = ({ isNew }: { isNew: boolean }) => (
  <p className="mx-auto mt-4 max-w-sm text-center text-caption text-balance text-muted-foreground">
    <Rich text={isNew ? authWords.terms : authWords.termsAndProviders} values={{}} parts={legalLinks} />
  </p>
)
