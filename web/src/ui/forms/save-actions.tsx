import { Button } from '../primitives/button.tsx'

interface SaveActionsProps {
  /** The label of the button that saves. */
  children: string
  onCancel: () => void
  /** It is being saved: until the answer is there, nothing closes what was typed. */
  busy?: boolean
  busyLabel?: string
  disabled?: boolean
  /** There is nothing left to save to: only the way out remains. */
  gone?: boolean
}

/** The two actions of a form in a dialog. */
export function SaveActions(props: SaveActionsProps) {
  const { children, onCancel, busy = false, busyLabel, disabled, gone = false } = props
  return (
    <>
      <Button variant="ghost" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      {!gone && (
        <Button variant="sun" type="submit" busy={busy} busyLabel={busyLabel} disabled={disabled}>
          {children}
        </Button>
      )}
    </>
  )
}
