import { Button } from './button.tsx'

interface SaveActionsProps {
  /** The label of the button that saves. */
  children: string
  onCancel: () => void
  /** It is being saved: until the answer is there, nothing closes what was typed. */
  busy?: boolean
  busyLabel?: string
  disabled?: boolean
}

/** The two actions of a form in a dialog. */
export function SaveActions({ children, onCancel, busy = false, busyLabel, disabled }: SaveActionsProps) {
  return (
    <>
      <Button variant="ghost" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="sun" type="submit" busy={busy} busyLabel={busyLabel} disabled={disabled}>
        {children}
      </Button>
    </>
  )
}
