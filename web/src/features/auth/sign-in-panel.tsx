import { productName } from '@sojourn/contract/product'
import type { SignInMode } from '@sojourn/contract/auth/sign-in-form'
import { useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { ForgotPassword, linkLook } from './forgot-password.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { OrWithEmail, SignInInputs } from './sign-in-inputs.tsx'
import { useSignIn } from './use-sign-in.ts'

interface Words {
  title: string
  submit: string
  question: string
  other: string
}

const words: Record<SignInMode, Words> = {
  'sign-in': {
    title: 'Pick up where you left off',
    submit: 'Sign In',
    question: `New to ${productName}?`,
    other: 'Create an account',
  },
  'sign-up': {
    title: 'Your next trip starts here',
    submit: 'Sign Up',
    question: 'Have an account?',
    other: 'Sign in',
  },
}

interface SignInPanelProps {
  /** Begins with signing up. */
  isNew: boolean
  returnTo: string | null
  /** Why the screen is here, when nobody asked for it. */
  arrival: string | null
}

export function SignInPanel({ isNew: isNewcomer, returnTo, arrival }: SignInPanelProps) {
  const [mode, setMode] = useState<SignInMode>(isNewcomer ? 'sign-up' : 'sign-in')
  const { form, fields, input, errorOf, clearProblem, submit, isBusy } = useSignIn(mode, returnTo)
  const isNew = mode === 'sign-up'
  const { title, submit: submitLabel, question, other } = words[mode]

  function toggle(): void {
    setMode(isNew ? 'sign-in' : 'sign-up')
    clearProblem()
  }

  return (
    <>
      <h1 className="mt-5 mb-4 text-balance type-page lg:mt-7 lg:mb-5 lg:text-[2.25rem]">{title}</h1>
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
        <Button variant="sun" size="lg" type="submit" busy={isBusy} busyLabel="Loading..." className="mt-1">
          {submitLabel}
        </Button>
      </form>
      <p className="mt-5 text-center text-muted-foreground">
        {question}{' '}
        <button type="button" className={linkLook} onClick={toggle}>
          {other}
        </button>
      </p>
      <TermsNote isNew={isNew} />
    </>
  )
}

/** A provider's button makes an account too, so the words stand in both modes (C-022). */
function TermsNote({ isNew }: { isNew: boolean }) {
  const link = 'text-link underline underline-offset-2'
  return (
    <p className="mx-auto mt-4 max-w-sm text-center text-caption text-balance text-muted-foreground">
      {!isNew && 'Google and Apple create an account if you have none yet. '}
      By creating an account you confirm you are at least 13 and accept the{' '}
      <a href="/terms" className={link}>
        Terms
      </a>
      . The{' '}
      <a href="/privacy" className={link}>
        Privacy Policy
      </a>{' '}
      says what is kept.
    </p>
  )
}
