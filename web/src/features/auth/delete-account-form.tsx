import { missingText } from '@sojourn/contract/auth/sign-in-form'
import Trash2 from 'icon:trash-2'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../sync/writes/use-write.ts'
import { deleteStore } from '../../sync/device/device-store.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { toast, toastAfterReload } from '../../toasts/toast-store.ts'
import { forgetEverything, leaveFor } from './log-out.ts'
import { useAuth } from '../../queries/auth.ts'

interface Props {
  email: string
  hasPassword: boolean
}

/** Nobody deletes an account by a slip, or somebody else's: the email is typed once more, and the password. */
export function DeleteAccountForm({ email, hasPassword }: Props) {
  const { user } = useAuth()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const confirmed = typed.trim().toLowerCase() === email.toLowerCase()
  const remove = useWrite('auth.deleteAccount', {
    onSuccess: async () => {
      await forgetEverything()
      if (user) void deleteStore(user.id)
      toastAfterReload({ title: 'Account Deleted', description: 'Your account and your trips are gone.' })
      leaveFor('/login')
    },
    onError: (error) => {
      setProblem(error.fields['password'] ?? null)
      toast({
        variant: 'destructive',
        title: 'Delete Failed',
        description: error.text || 'Your account was not deleted. Please try again.',
      })
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!confirmed) return
    if (hasPassword && password === '') setProblem(missingText.password)
    else remove.mutate({ body: { confirmation: typed, ...(hasPassword && { password }) } })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>
        Your trips with everything in them, your memberships and your sessions are removed for good. Trips you
        shared disappear for the others too.
      </p>
      <Field label="Type your email to confirm" hint={email} className="text-foreground">
        <TextInput
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {hasPassword && (
        <Field label="Your password" error={problem ?? undefined} className="text-foreground">
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              setProblem(null)
            }}
          />
        </Field>
      )}
      <Button
        variant="danger"
        icon={Trash2}
        type="submit"
        busy={remove.isPending || remove.isSuccess}
        busyLabel="Deleting..."
        className="self-start"
        {...(!confirmed && { disabledReason: 'Type your email address first' })}
      >
        Delete My Account
      </Button>
    </form>
  )
}
