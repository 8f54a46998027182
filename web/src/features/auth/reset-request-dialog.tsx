import { missingText, resetLinkMin } from '@sojourn/contract/auth/sign-in-form'
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
        title: 'Check Your Email',
        description: `If there is an account for ${email.trim()}, a link is on its way. It works for ${resetLinkMin} minutes.`,
      })
      change(false)
    },
    onError: (error) =>
      setProblem(error.fields['email'] ?? (error.text || 'Please try again or contact support.')),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    // A portal's events still pass through the form that the dialog was opened from.
    event.stopPropagation()
    if (email.trim() === '') setProblem(missingText.email)
    else request.mutate({ body: { email } })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="confirm"
      title="Reset your password"
      description={`We send a link to the address of your account. It works once, for ${resetLinkMin} minutes.`}
      locked={request.isPending}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={() => change(false)} busy={request.isPending} busyLabel="Sending...">
          Send Reset Link
        </SaveActions>
      }
    >
      <Field label="Email" error={problem ?? undefined} required unmarked>
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
