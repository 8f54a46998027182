import { productName } from '@sojourn/contract/product'
import { passwordHint, resetUnavailable, type SignInMode } from '@sojourn/contract/auth/sign-in-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { signInOptionsQuery } from '../../queries/auth.ts'
import { useSignIn } from './use-sign-in.ts'

const ResetRequestDialog = lazyPart(
  () => import('./reset-request-dialog.tsx').then((m) => m.ResetRequestDialog),
  MissingDialog,
)

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

export const linkLook = 'hit-44 font-semibold text-link hover:underline'

interface SignInPanelProps {
  returnTo: string | null
  /** Why the screen is here, when nobody asked for it. */
  arrival: string | null
}

export function SignInPanel({ returnTo, arrival }: SignInPanelProps) {
  const [mode, setMode] = useState<SignInMode>('sign-in')
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

export const OrWithEmail = () => (
  <p className="my-5 flex items-center gap-3.5 text-small text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
    or with email
  </p>
)

interface SignInInputsProps extends Pick<ReturnType<typeof useSignIn>, 'input' | 'errorOf'> {
  isNew: boolean
  /** Beside the password of somebody who has one. */
  forgot: ReactNode
}

export function SignInInputs({ isNew, input, errorOf, forgot }: SignInInputsProps) {
  return (
    <>
      {isNew && (
        <Field label="Full name" error={errorOf('name')} required unmarked>
          <TextInput {...input('name')} required autoComplete="name" />
        </Field>
      )}
      <Field label="Email" error={errorOf('email')} required unmarked>
        <TextInput {...input('email')} required type="email" autoComplete={isNew ? 'email' : 'username'} />
      </Field>
      <Field
        label="Password"
        error={errorOf('password')}
        required
        unmarked
        hint={isNew ? passwordHint : undefined}
        labelAction={!isNew && forgot}
      >
        <PasswordInput
          {...input('password')}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </Field>
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
      title: 'Password Reset',
      description: resetUnavailable,
      action: { label: 'Support', onPress: () => location.assign('/support') },
    })
  }

  return (
    <>
      <button type="button" className={`${linkLook} text-small`} onClick={() => void ask()}>
        Forgot your password?
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ResetRequestDialog open={open} onOpenChange={setOpen} typedEmail={email} />
        </Suspense>
      )}
    </>
  )
}
