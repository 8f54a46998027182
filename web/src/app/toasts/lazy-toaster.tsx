import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { lazyPart } from '../../ui/primitives/lazy-part.tsx'
import { listToasts, subscribe, toastHotkey } from '../../toasts/toast-store.ts'

const Toaster = lazyPart(() => import('./toaster.tsx').then((m) => m.Toaster))

const hasToast = () => listToasts().length > 0
const firstTouches = ['pointerdown', 'keydown'] as const

/**
 * The code of the toasts (10 kB) comes with the first touch of the page or with the first toast, and else when there is
 * nothing better to do: what goes wrong without a connection has to be said then.
 */
export function LazyToaster() {
  const isNeeded = useSyncExternalStore(subscribe, hasToast, () => false)
  const [firstTouch, setFirstTouch] = useState<Event | null>(null)
  useEffect(() => whenIdle(() => void Toaster.preload()), [])
  useEffect(() => {
    if (firstTouch) return undefined
    const touch = (event: Event) => setFirstTouch(event)
    for (const type of firstTouches) document.addEventListener(type, touch, { capture: true })
    return () => {
      for (const type of firstTouches) document.removeEventListener(type, touch, { capture: true })
    }
  }, [firstTouch])
  return (
    // An open dialog hides the rest of the page from screen readers, but nothing that is marked so: the toasts of a
    // dialog that the first touch opened come later than the dialog.
    <div aria-live="off">
      {(isNeeded || firstTouch) && (
        <Suspense fallback={null}>
          <Toaster asked={firstTouch instanceof KeyboardEvent && firstTouch.code === toastHotkey} />
        </Suspense>
      )}
    </div>
  )
}
