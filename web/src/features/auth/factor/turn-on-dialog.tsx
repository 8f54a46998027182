import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import { useState } from 'react'
import { useSave } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { changeFailed } from './change-failed.ts'
import { readFactorsAgain } from './factors-query.ts'
import { NewApp } from './new-app.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useProof } from './use-proof.tsx'

interface TurnOnDialogProps {
  email: string
  /** Then no app is needed. */
  hasPasskey: boolean
  onClose: () => void
}

/** First an app, or nothing where there is a passkey; then the recovery codes; and only then it counts as on. */
export function TurnOnDialog({ email, hasPasskey, onClose }: TurnOnDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { call, dialog } = useProof()
  const makeCodes = useSave(() => call('auth.newRecoveryCodes', { body: {} }), {
    onSuccess: (made) => setCodes(made.codes),
    onError: changeFailed,
  })
  const turnOn = useSave(() => call('auth.turnOnSecondStep', { body: {} }), {
    onSuccess: () => {
      toast({
        variant: 'success',
        title: authFactorsWords.turnedOn,
        description: authFactorsWords.turnedOnText,
      })
      onClose()
    },
    onError: changeFailed,
    onSettled: readFactorsAgain,
  })
  const isBusy = makeCodes.isPending || turnOn.isPending
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={codes ? authFactorsWords.codes : authFactorsWords.secondStep}
      description={codes ? authFactorsWords.codesText : authFactorsWords.scan}
      size="confirm"
      locked={isBusy}
      {...(codes && {
        onSubmit: (event) => {
          event.preventDefault()
          event.stopPropagation()
          turnOn.mutate(undefined)
        },
        actions: (
          <SaveActions onCancel={onClose} busy={turnOn.isPending} busyLabel={authFactorsWords.checking}>
            {authFactorsWords.switchOn}
          </SaveActions>
        ),
      })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} />
      ) : (
        <NewApp
          call={call}
          isBusy={isBusy}
          onChecked={() => makeCodes.mutate(undefined)}
          {...(hasPasskey && { onSkip: () => makeCodes.mutate(undefined) })}
        />
      )}
      {dialog}
    </Dialog>
  )
}
