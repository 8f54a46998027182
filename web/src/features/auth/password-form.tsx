import { passwordProblem } from '@sojourn/contract/auth/password-rules'
import { passwordHint } from '@sojourn/contract/auth/sign-in-form'
import { authAccountWords } from '@sojourn/contract/auth/words-account'
import { authMissingWords } from '@sojourn/contract/auth/words-missing'
import { type FormEvent, useState } from 'react'
import { useSave } from '../../sync/writes/use-write.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from './password-input.tsx'
import { useProof } from './factor/use-proof.tsx'
import { toast } from '../../toasts/toast-store.ts'

const empty = { currentPassword: '', newPassword: '' }
type Passwords = typeof empty

export function PasswordForm({ email }: { email: string }) {
  const [passwords, setPasswords] = useState(empty)
  const [problems, setProblems] = useState<Partial<Passwords>>({})
  const { call, dialog } = useProof()
  const change = useSave((body: Passwords) => call('auth.changePassword', { body }), {
    onSuccess: () => {
      setPasswords(empty)
      toast({
        variant: 'success',
        title: authAccountWords.passwordChanged,
        description: authAccountWords.othersLoggedOut,
      })
    },
    onError: (error) => {
      setProblems(error.fields)
      toast({
        variant: 'destructive',
        title: authAccountWords.passwordNotChanged,
        description: error.text || authAccountWords.pleaseTryAgain,
      })
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const missing = (['currentPassword', 'newPassword'] as const).filter((name) => passwords[name] === '')
    const refused = passwordProblem(passwords.newPassword)
    const found = {
      ...(refused && { newPassword: refused }),
      ...Object.fromEntries(missing.map((name) => [name, authMissingWords.password])),
    }
    setProblems(found)
    if (Object.keys(found).length === 0) change.mutate(passwords)
  }

  const field = (name: keyof Passwords, label: string, autoComplete: string, hint?: string) => (
    <Field label={label} hint={problems[name] ? undefined : hint} error={problems[name]}>
      <PasswordInput
        autoComplete={autoComplete}
        value={passwords[name]}
        onChange={(event) => {
          setPasswords({ ...passwords, [name]: event.target.value })
          setProblems({ ...problems, [name]: undefined })
        }}
      />
    </Field>
  )

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 text-foreground">
      {/* Tells password managers whose password this is. */}
      <input type="email" value={email} readOnly hidden autoComplete="username" />
      {field('currentPassword', authAccountWords.currentPassword, 'current-password')}
      {field('newPassword', authAccountWords.newPassword, 'new-password', passwordHint())}
      <Button
        type="submit"
        busy={change.isPending}
        busyLabel={authAccountWords.saving}
        className="self-start"
      >
        {authAccountWords.changeIt}
      </Button>
      {dialog}
    </form>
  )
}
