import { syncTrayWords } from '@sojourn/contract/sync/words-tray'
import { formFor, say } from '@sojourn/contract/words/say'
import Download from 'icon:download'
import LogOut from 'icon:log-out'
import { useEffect, useState } from 'react'
import { useSync } from '../../sync/queue/queued.ts'
import { sendNow } from '../../sync/writes/writes.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ChangeWords } from './change-rows.tsx'
import { downloadChanges } from './download-changes.ts'

/** So long it is tried to send what waits before anything is asked. */
const trySendingMs = 5000

interface UnsentDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Everything is sent, or is to be discarded. */
  onLogOut: (isDiscarding: boolean) => void
}

/** Logging out with changes that are on this device alone: first they are sent, then it is asked. */
export function UnsentDialog({ open, onOpenChange, onLogOut }: UnsentDialogProps) {
  const sync = useSync()
  const unsent = [...sync.attention, ...sync.waiting]
  const [isTrying, setIsTrying] = useState(sync.attention.length === 0)
  useEffect(() => {
    sendNow()
    const timer = setTimeout(() => setIsTrying(false), trySendingMs)
    return () => clearTimeout(timer)
  }, [])
  const isSent = unsent.length === 0
  useEffect(() => {
    if (isSent) onLogOut(false)
  }, [isSent, onLogOut])
  if (isTrying || isSent) {
    return (
      <Dialog
        key="sending"
        open={open}
        onOpenChange={onOpenChange}
        title={syncTrayWords.sending}
        size="confirm"
      >
        <p aria-busy="true">{syncTrayWords.sendingText}</p>
      </Dialog>
    )
  }
  const count = unsent.length
  return (
    <Dialog
      key="question"
      open={open}
      onOpenChange={onOpenChange}
      title={say(syncTrayWords.logOut, { count })}
      description={formFor(syncTrayWords.logOutText, count)}
      size="confirm"
      role="alertdialog"
    >
      <ul className="mb-5 flex max-h-48 flex-col gap-1.5 overflow-y-auto rounded-md bg-sunken px-4 py-3">
        {unsent.map((entry) => (
          <li key={entry.id} className="[overflow-wrap:anywhere]">
            <ChangeWords write={entry} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2.5">
        <Button variant="sun" data-autofocus onClick={() => onOpenChange(false)}>
          {syncTrayWords.stay}
        </Button>
        <Button icon={Download} onClick={() => void downloadChanges(sync)}>
          {syncTrayWords.downloadChanges}
        </Button>
        <Button variant="ghost-danger" icon={LogOut} onClick={() => onLogOut(true)}>
          {say(syncTrayWords.logOutAnyway, { count })}
        </Button>
      </div>
    </Dialog>
  )
}
