import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { Button, type ButtonProps } from '../primitives/button.tsx'
import { useFocusHandover } from '../primitives/use-focus-handover.ts'

interface RetryProps {
  /** The try is under way: the control keeps its place and the keyboard's. */
  busy: boolean
  onRetry: () => void
}

/** Tries again what failed. It stays while it tries, and hands the keyboard's place on when it succeeds. */
export function RetryButton({ busy, onRetry, ...rest }: RetryProps & Omit<ButtonProps, 'ref' | 'onClick'>) {
  return (
    <Button
      ref={useFocusHandover()}
      busy={busy}
      busyLabel={shellUiWords.loadingBusy}
      onClick={onRetry}
      {...rest}
    >
      {rest.children ?? shellUiWords.again}
    </Button>
  )
}

/** The same in a line of text. */
export function RetryLink({ busy, onRetry, children }: RetryProps & { children: string }) {
  return (
    <button
      ref={useFocusHandover()}
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => !busy && onRetry()}
      className="-mx-1 min-h-11 rounded-sm px-1 font-semibold text-link underline underline-offset-3 aria-busy:opacity-75"
    >
      {children}
    </button>
  )
}
