import type { Account } from '@sojourn/contract/operator/schema'
import { operatorPeopleWords } from '@sojourn/contract/operator/words-people'
import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { say } from '@sojourn/contract/words/say'
import Trash2 from 'icon:trash-2'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { reloadAccounts } from './queries.ts'

/** The email is typed once more: nobody deletes an account by a slip. */
export function DeleteAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { id, name, email } = account
  const [confirmation, setConfirmation] = useState('')
  const remove = useWrite('operator.removeAccount', {
    onSuccess: () => {
      void reloadAccounts()
      toast({ title: operatorPeopleWords.isDeleted })
      onClose()
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    remove.mutate({ params: { accountId: id }, body: { confirmation } })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say(operatorPeopleWords.deleteTitle, { name })}
      description={operatorPeopleWords.deleteText}
      size="confirm"
      locked={remove.isPending}
      onSubmit={submit}
      actions={
        <>
          <Button variant="ghost" disabled={remove.isPending} onClick={onClose}>
            {shellUiWords.cancel}
          </Button>
          <Button
            variant="danger"
            type="submit"
            icon={Trash2}
            busy={remove.isPending}
            busyLabel={operatorPeopleWords.deleting}
          >
            {operatorPeopleWords.delete}
          </Button>
        </>
      }
    >
      <Field
        label={operatorPeopleWords.typeEmail}
        hint={<bdi>{email}</bdi>}
        error={remove.error ? (remove.error.fields['confirmation'] ?? remove.error.text) : undefined}
      >
        <TextInput
          type="email"
          autoComplete="off"
          value={confirmation}
          onChange={(event) => {
            setConfirmation(event.target.value)
            if (remove.error) remove.reset()
          }}
        />
      </Field>
    </Dialog>
  )
}
