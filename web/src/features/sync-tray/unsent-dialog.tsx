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
        title="Sending your changes…"
        size="confirm"
      >
        <p aria-busy="true">You are logged out as soon as they are saved.</p>
      </Dialog>
    )
  }
  const count = unsent.length
  return (
    <Dialog
      key="question"
      open={open}
      onOpenChange={onOpenChange}
      title={`Log out with ${count} unsent ${count === 1 ? 'change' : 'changes'}?`}
      description={`${count === 1 ? 'It is' : 'They are'} only on this device. Logging out now removes ${count === 1 ? 'it' : 'them'} for good.`}
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
          Stay logged in
        </Button>
        <Button icon={Download} onClick={() => downloadChanges(sync)}>
          Download changes
        </Button>
        <Button variant="ghost-danger" icon={LogOut} onClick={() => onLogOut(true)}>
          Log out and discard {count}
        </Button>
      </div>
    </Dialog>
  )
}
