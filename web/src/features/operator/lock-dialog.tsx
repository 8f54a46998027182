import type { Account } from '@sojourn/contract/operator/schema'
import { operatorPeopleWords as words } from '@sojourn/contract/operator/words-people'
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
      title={say(words.lockTitle, { name })}
      description={say(words.lockText, { name })}
      confirmLabel={words.lock}
      confirmIcon={Lock}
      busy={change.isPending}
      busyLabel={words.locking}
      onConfirm={() => change.mutate({ params: { accountId: id }, body: { isLocked: true } })}
    />
  )
}
