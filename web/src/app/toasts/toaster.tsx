import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { Toast as Primitive } from 'radix-ui'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { cn } from '../../ui/primitives/cn.ts'
import {
  dismissToast,
  listToasts,
  subscribe,
  type Toast,
  toastDurationMs,
  toastHotkey,
  toastSwipePx,
} from '../../toasts/toast-store.ts'
import { ToastCard } from './toast-card.tsx'
import type { ToastPlace } from './toast-place.ts'
import { useToastPlace } from './use-toast-place.ts'

const hotkeys = [toastHotkey]

const regionLook = 'fixed inset-x-3 z-60 mx-auto flex max-w-[420px] flex-col outline-none sm:mx-0 sm:w-full'
const upper = 'top-[max(0.75rem,env(safe-area-inset-top))] sm:top-6'
const lower = 'bottom-[calc(var(--nav-height,0px)+0.75rem)] sm:bottom-[calc(var(--nav-height,0px)+1.5rem)]'
const regionAt: Record<ToastPlace, string> = {
  'bottom-right': `${lower} sm:end-6 sm:start-auto`,
  'bottom-left': `${lower} sm:end-auto sm:start-6`,
  'top-right': `${upper} sm:end-6 sm:start-auto`,
  'top-left': `${upper} sm:end-auto sm:start-6`,
}

interface ToasterProps {
  /** The hotkey was what brought the toasts here. */
  asked?: boolean
}

export function Toaster({ asked = false }: ToasterProps) {
  const [current] = useSyncExternalStore(subscribe, listToasts)
  const before = useRef<HTMLElement | null>(null)
  const region = useRef<HTMLOListElement>(null)
  const hasFocus = useRef(asked)
  const { place, shiftPx } = useToastPlace(region, current?.open ? current.id : undefined)
  useUndoKey(current)
  useWayOutOfDialogs(region)
  useEffect(
    () => subscribe(() => (hasFocus.current = region.current?.contains(document.activeElement) ?? false)),
    [],
  )
  // The next toast brings a region of its own: whoever was in the old one goes on there.
  useEffect(() => {
    if (hasFocus.current && !region.current?.contains(document.activeElement)) region.current?.focus()
    hasFocus.current = false
  })

  function close(id: string) {
    // Nobody reads a toast in a hidden window: it waits, and its time starts anew when the window is back.
    if (document.hidden) return
    const hadFocus = region.current?.contains(document.activeElement)
    dismissToast(id)
    hasFocus.current = false
    if (hadFocus && before.current?.isConnected) before.current.focus()
  }

  // The provider of the primitive keeps "paused" when a toast goes while the pointer rests on it, and the next one
  // would never leave. A provider per toast starts afresh.
  return (
    <Primitive.Provider
      key={current?.id}
      label={shellUiWords.notification}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={toastSwipePx}
    >
      {current && <ToastCard toast={current} onClose={() => close(current.id)} />}
      <Primitive.Viewport
        ref={region}
        hotkey={hotkeys}
        label={shellUiWords.notifications}
        // An open dialog hides the rest of the page from screen readers, but nothing that is marked so.
        aria-live="off"
        onFocus={(event) => {
          const from = event.relatedTarget
          if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from
        }}
        className={cn(regionLook, regionAt[place])}
        style={{ translate: `0 ${place.startsWith('top') ? shiftPx : -shiftPx}px` }}
      />
    </Primitive.Provider>
  )
}

/** An open dialog fetches back a focus that leaves it. The notifications are reachable from there too. */
function useWayOutOfDialogs(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The dialog listens on the document, one step further.
    const letPass = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget
      if (to instanceof Node && region.current?.contains(to)) event.stopPropagation()
    }
    document.body.addEventListener('focusin', letPass)
    document.body.addEventListener('focusout', letPass)
    return () => {
      document.body.removeEventListener('focusin', letPass)
      document.body.removeEventListener('focusout', letPass)
    }
  }, [region])
}

/** Ctrl or Cmd + Z takes back what the open toast announces, unless the person is undoing their typing. */
function useUndoKey(toast: Toast | undefined): void {
  useEffect(() => {
    const action = toast?.open && toast.action?.undo ? toast.action : null
    if (!toast || !action) return undefined
    const { id } = toast
    function undo(event: KeyboardEvent): void {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || typing)
        return
      event.preventDefault()
      action!.onPress()
      dismissToast(id)
    }
    document.addEventListener('keydown', undo)
    return () => document.removeEventListener('keydown', undo)
  }, [toast])
}
