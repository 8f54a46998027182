import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { logError } from '../../browser/log.ts'
import { toast } from '../../toasts/toast-store.ts'

/**
 * A screen whose code is fetched when it is first needed, or ahead of that by `preload`. What has come is shown at once:
 * `lazy` alone would show the fallback first, and React holds back what follows a fallback for 300 ms.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | null = null
  let loading: Promise<{ default: ComponentType<P> }> | undefined
  const preload = () =>
    (loading ??= load().then((Screen) => {
      Loaded = Screen
      return { default: Screen }
    }))
  const Coming = lazy(preload)
  function LazyScreen(props: P) {
    const [Screen] = useState(() => Loaded ?? Coming)
    return <Screen {...props} />
  }
  return Object.assign(LazyScreen, { preload })
}

/**
 * A part of a page whose code is fetched when it is first needed. What cannot be fetched is missing alone: the page
 * around it stays, with everything typed into it.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = Nothing,
) =>
  lazyScreen(() =>
    load().catch((error: unknown) => {
      logError('A part of the page could not be loaded', error)
      return Missing
    }),
  )

const Nothing = (): null => null

interface MissingDialogProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  onClose?: () => void
}

/** In place of a dialog: says so each time it is asked for. A browser does not fetch the same file twice by itself. */
export function MissingDialog({ open = true, onOpenChange, onClose }: MissingDialogProps): null {
  useEffect(() => {
    if (!open) return
    toast({
      variant: 'destructive',
      title: shellUiWords.error,
      description: shellUiWords.dialogMissing,
      action: { label: shellUiWords.reload, onPress: () => location.reload() },
    })
    onOpenChange?.(false)
    onClose?.()
  }, [open, onOpenChange, onClose])
  return null
}
