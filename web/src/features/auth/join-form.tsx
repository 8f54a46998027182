import type { SignInMode } from '@sojourn/contract/auth/sign-in-form'
import { providerNames } from '@sojourn/contract/auth/providers'
import { authWords } from '@sojourn/contract/auth/words'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'
import { legalLinks } from './legal-links.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { signInOptionsQuery } from '../../queries/auth.ts'
import { ForgotPassword, linkLook } from './forgot-password.tsx'
import { OrWithEmail, SignInInputs } from './sign-in-inputs.tsx'
import { AskedSecondStep, PasskeyButton } from './factor/at-sign-in.tsx'
import { useSignIn } from './use-sign-in.ts'

interface JoinFormProps {
  /** Where the invitation went. */
  email: string
  /** The join page itself, for whoever comes back from a provider. */
  returnTo: string
  /** Joins, and answers where that leads. */
  join: () => Promise<string>
  /** Beside the way to sign in. */
  decline: ReactNode
}

/** One form that makes an account, or signs in, and joins the trip. */
export function JoinForm({ email, returnTo, join, decline }: JoinFormProps) {
  const [mode, setMode] = useState<SignInMode>('sign-up')
  const { data: options } = useQuery(signInOptionsQuery)
  const { form, fields, input, errorOf, clearProblem, submit, isBusy, ...entry } = useSignIn(mode, returnTo, {
    email,
    afterwards: join,
  })
  const isNew = mode === 'sign-up'
  const providers = providerNames.filter((name) => options?.[name])

  function toggle(): void {
    setMode(isNew ? 'sign-in' : 'sign-up')
    clearProblem()
  }

  if (entry.secondStep) return <AskedSecondStep {...entry} />
  return (
    <>
      {providers.length > 0 && (
        <>
          <ProviderButtons returnTo={returnTo} names={providers} />
          <OrWithEmail />
        </>
      )}
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4.5">
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
          busyLabel={authWords.joining}
          className="mt-1"
        >
          {isNew ? authWords.signUpAndJoin : authWords.signInAndJoin}
        </Button>
      </form>
      {!isNew && <PasskeyButton onSignedIn={entry.enter} />}
      <p className="mt-5 text-center text-muted-foreground">
        {isNew ? authWords.haveAccount : authWords.noAccount}{' '}
        <button type="button" className={linkLook} onClick={toggle}>
          {isNew ? authWords.toSignIn : authWords.toSignUp}
        </button>{' '}
        · {decline}
      </p>
      <p className="mx-auto mt-4 max-w-sm text-center text-caption text-balance text-muted-foreground">
        <Rich text={authWords.joinTerms} values={{}} parts={legalLinks} />
      </p>
    </>
  )
}
