import { Button, type ButtonProps } from '../primitives/button.tsx'

/** Of the button that saves. While it is busy, nothing closes what was typed. */
interface SaveActionsProps extends Pick<ButtonProps, 'icon' | 'busy' | 'busyLabel' | 'disabled'> {
  children: string
  onCancel: () => void
  /** There is nothing left to save to: only the way out remains. */
  gone?: boolean
  'data-autofocus'?: boolean
}

export function SaveActions({ onCancel, gone = false, ...save }: SaveActionsProps) {
  return (
    <>
      <Button variant="ghost" disabled={save.busy} onClick={onCancel}>
        Cancel
      </Button>
      {!gone && <Button variant="sun" type="submit" {...save} />}
    </>
  )
}
