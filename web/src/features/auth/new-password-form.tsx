import { passwordProblem } from '@sojourn/contract/auth/password-rules'
import { passwordHint } from '@sojourn/contract/auth/sign-in-form'
import { authMissingWords } from '@sojourn/contract/auth/words-missing'
import { authWords } from '@sojourn/contract/auth/words'
import { type FormEvent, useRef, useState } from 'react'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from './password-input.tsx'
import { toast, toastAfterReload } from '../../toasts/toast-store.ts'

/** Behind the link of a reset mail. Using it ends every session, so it leads to the sign-in form. */
export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector('input')?.focus()

  const reset = useWrite('auth.resetPassword', {
    onSuccess: () => {
      toastAfterReload({
        variant: 'success',
        title: authWords.passwordChanged,
        description: authWords.signInWithNew,
      })
      location.assign('/login')
    },
    onError: (error) => {
      setProblem(error.fields['password'] ?? null)
      toast({
        variant: 'destructive',
        title: authWords.resetFailed,
        description: error.text || authWords.tryAgain,
      })
      focus()
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = password === '' ? authMissingWords.password : passwordProblem(password)
    if (found === null) return reset.mutate({ body: { token, password } })
    setProblem(found)
    focus()
  }

  return (
    <>
      <h1 className="mt-5 mb-3 text-balance type-page lg:mt-7 lg:text-[2.25rem]">{authWords.chooseNew}</h1>
      <p className="mb-6 text-muted-foreground">{authWords.chooseNewText}</p>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={authWords.newPassword}
          hint={problem === null ? passwordHint() : undefined}
          error={problem ?? undefined}
          required
          unmarked
        >
          <PasswordInput
            autoComplete="new-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              setProblem(null)
            }}
          />
        </Field>
        <Button
          variant="sun"
          size="lg"
          type="submit"
          busy={reset.isPending || reset.isSuccess}
          busyLabel={authWords.saving}
        >
          {authWords.saveNew}
        </Button>
      </form>
      <p className="mt-5 text-center">
        <a href="/login" className="hit-44 font-semibold text-link hover:underline">
          {authWords.backToSignIn}
        </a>
      </p>
    </>
  )
}
