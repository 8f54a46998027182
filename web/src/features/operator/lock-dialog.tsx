import type { Account } from '@sojourn/contract/operator/schema'
import { operatorPeopleWords } from '@sojourn/contract/operator/words-people'
import { say } from '@sojourn/contract/words/say'
import Lock from 'icon:lock'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useAccountChange } from './use-account-change.ts'

export function LockDialog({ account: { id, name }, onClose }: { account: Account; onClose: () => void }) {
  const change = useAccountChange(onClose)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say(operatorPeopleWords.lockTitle, { name })}
      description={say(operatorPeopleWords.lockText, { name })}
      confirmLabel={operatorPeopleWords.lock}
      confirmIcon={Lock}
      busy={change.isPending}
      busyLabel={operatorPeopleWords.locking}
      onConfirm={() => change.mutate({ params: { accountId: id }, body: { isLocked: true } })}
    />
  )
}
