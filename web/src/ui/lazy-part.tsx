import { type ComponentType, lazy, useEffect } from 'react'
import { logError } from '../browser/log.ts'
import { toast } from './toast-store.ts'

/**
 * A part of a page whose code is fetched when it is first needed. What cannot be fetched is missing alone: the page
 * around it stays, with everything typed into it.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = Nothing,
) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        logError('A part of the page could not be loaded', error)
        return { default: Missing }
      },
    ),
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
      title: 'Error',
      description: 'This could not be loaded. Check your connection, then reload the page.',
      action: { label: 'Reload', onPress: () => location.reload() },
    })
    onOpenChange?.(false)
    onClose?.()
  }, [open, onOpenChange, onClose])
  return null
}
