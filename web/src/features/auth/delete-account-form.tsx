import { authAccountWords } from '@sojourn/contract/auth/words-account'
import { authMissingWords } from '@sojourn/contract/auth/words-missing'
import Trash2 from 'icon:trash-2'
import { type FormEvent, useState } from 'react'
import type { Input } from '../../sync/http/request.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { deleteStore } from '../../sync/device/device-store.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { toast, toastAfterReload } from '../../toasts/toast-store.ts'
import { useProof } from './factor/use-proof.tsx'
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
  const { call, dialog } = useProof()
  const remove = useSave(
    (body: Input<'auth.deleteAccount'>['body']) => call('auth.deleteAccount', { body }),
    {
      onSuccess: async () => {
        await forgetEverything()
        if (user) void deleteStore(user.id)
        toastAfterReload({ title: authAccountWords.deleted, description: authAccountWords.deletedText })
        leaveFor('/login')
      },
      onError: (error) => {
        setProblem(error.fields['password'] ?? null)
        toast({
          variant: 'destructive',
          title: authAccountWords.deleteFailed,
          description: error.text || authAccountWords.deleteFailedText,
        })
      },
    },
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!confirmed) return
    if (hasPassword && password === '') setProblem(authMissingWords.password)
    else remove.mutate({ confirmation: typed, ...(hasPassword && { password }) })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{authAccountWords.deletionText}</p>
      <Field label={authAccountWords.typeEmail} hint={email} className="text-foreground">
        <TextInput
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {hasPassword && (
        <Field label={authAccountWords.yourPassword} error={problem ?? undefined} className="text-foreground">
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
        busyLabel={authAccountWords.deleting}
        className="self-start"
        {...(!confirmed && { disabledReason: authAccountWords.typeEmailFirst })}
      >
        {authAccountWords.deleteAccount}
      </Button>
      {dialog}
    </form>
  )
}
