import { productName } from '@sojourn/contract/product'
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
}

export function SignInPanel({ isNew: isNewcomer, returnTo, arrival }: SignInPanelProps) {
  const closed = closedTo(returnTo)
  const [mode, setMode] = useState<SignInMode>(isNewcomer && !closed ? 'sign-up' : 'sign-in')
  const { form, fields, input, errorOf, clearProblem, submit, isBusy } = useSignIn(mode, returnTo)
  const isNew = mode === 'sign-up'

  function toggle(): void {
    setMode(isNew ? 'sign-in' : 'sign-up')
    clearProblem()
  }

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
      <p className="mt-5 text-center text-muted-foreground">
        {closed ? (
          closed === 'nobody' ? (
            authWords.nobodyNew
          ) : (
            authWords.onlyInvited
          )
        ) : (
          <>
            {isNew ? authWords.haveAccount : say(authWords.newHere, { product: productName })}{' '}
            <button type="button" className={linkLook} onClick={toggle}>
              {isNew ? authWords.toSignIn : authWords.createAccount}
            </button>
          </>
        )}
      </p>
      {closed !== 'nobody' && <TermsNote isNew={isNew} />}
    </>
  )
}

/** A provider's button makes an account too, so the words stand in both modes (C-022). */
const TermsNote = ({ isNew }: { isNew: boolean }) => (
  <p className="mx-auto mt-4 max-w-sm text-center text-caption text-balance text-muted-foreground">
    <Rich text={isNew ? authWords.terms : authWords.termsAndProviders} values={{}} parts={legalLinks} />
  </p>
)
