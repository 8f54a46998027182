import type { ReactNode } from 'react'

import { Button } from '../primitives/button.tsx'
import { Dialog } from './dialog.tsx'
import type { Icon } from '../primitives/icon.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen, in a whole sentence. */
  description: ReactNode
  confirmLabel: string
  confirmIcon?: Icon
  busy?: boolean
  busyLabel?: string
  onConfirm: () => void
}

/** Asks before something that cannot be taken back. The first focus is on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  confirmIcon,
  busy = false,
  busyLabel,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="confirm"
      role="alertdialog"
      locked={busy}
      actions={
        <>
          <Button variant="ghost" data-autofocus disabled={busy} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" icon={confirmIcon} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
