import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import type { Icon } from '../primitives/icon.ts'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen, in a whole sentence. */
  description: ReactNode
  confirmLabel: string
  confirmIcon?: Icon
  /** What it does can be taken back. */
  harmless?: boolean
  cancelLabel?: string
  busy?: boolean
  busyLabel?: string
  onConfirm: () => void
}

/** Asks before something is done that one may regret. The first focus is on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  confirmIcon,
  harmless = false,
  cancelLabel = shellUiWords.cancel,
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
            {cancelLabel}
          </Button>
          <Button
            variant={harmless ? 'line' : 'danger'}
            icon={confirmIcon}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
