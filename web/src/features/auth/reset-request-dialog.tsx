import { resetLinkMin } from '@sojourn/contract/auth/sign-in-form'
import { authMissingWords } from '@sojourn/contract/auth/words-missing'
import { authWords } from '@sojourn/contract/auth/words'
import { say } from '@sojourn/contract/words/say'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { toast } from '../../toasts/toast-store.ts'

interface ResetRequestDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What already stands in the sign-in form. */
  typedEmail: string
}

export function ResetRequestDialog({ open, onOpenChange, typedEmail }: ResetRequestDialogProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const email = typed ?? typedEmail

  function change(next: boolean): void {
    onOpenChange(next)
    setTyped(null)
    setProblem(null)
  }

  const request = useWrite('auth.requestReset', {
    onSuccess: () => {
      toast({
        variant: 'success',
        title: authWords.checkEmail,
        description: say(authWords.resetSent, { email: email.trim(), minutes: resetLinkMin }),
      })
      change(false)
    },
    onError: (error) => setProblem(error.fields['email'] ?? (error.text || authWords.tryAgain)),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    // A portal's events still pass through the form that the dialog was opened from.
    event.stopPropagation()
    if (email.trim() === '') setProblem(authMissingWords.email)
    else request.mutate({ body: { email } })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="confirm"
      title={authWords.resetYours}
      description={say(authWords.resetText, { minutes: resetLinkMin })}
      locked={request.isPending}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={() => change(false)} busy={request.isPending} busyLabel={authWords.sending}>
          {authWords.sendReset}
        </SaveActions>
      }
    >
      <Field label={authWords.email} error={problem ?? undefined} required unmarked>
        <TextInput
          type="email"
          name="reset-email"
          autoComplete="username"
          value={email}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(null)
          }}
        />
      </Field>
    </Dialog>
  )
}
