import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import type { MouseEventHandler } from 'react'
import { cn } from '../primitives/cn.ts'
import { Button, type ButtonProps } from '../primitives/button.tsx'

/** Of the button that saves. While it is busy, nothing closes what was typed. */
interface SaveActionsProps extends Pick<ButtonProps, 'icon' | 'busy' | 'busyLabel' | 'disabled'> {
  children: string
  onCancel: () => void
  /** Where one may add several: sends what is there and asks for the next. */
  onNext?: MouseEventHandler<HTMLButtonElement> | undefined
  /** There is nothing left to save to: only the way out remains. */
  gone?: boolean
  'data-autofocus'?: boolean
}

export function SaveActions({ onCancel, onNext, gone = false, ...save }: SaveActionsProps) {
  return (
    <>
      <Button variant="ghost" disabled={save.busy} onClick={onCancel} className={cn(onNext && 'max-sm:px-2')}>
        {shellUiWords.cancel}
      </Button>
      {onNext && (
        <Button
          variant="soft"
          disabled={save.busy}
          onClick={onNext}
          className="whitespace-nowrap max-sm:px-3"
        >
          {shellUiWords.addAndNext}
        </Button>
      )}
      {!gone && (
        <Button
          variant="sun"
          type="submit"
          {...save}
          className={cn(onNext && 'whitespace-nowrap max-sm:px-3')}
        />
      )}
    </>
  )
}
