import { useSyncExternalStore } from 'react'
import { createStore } from '../../browser/store.ts'

const leastKeyboardPx = 120
const inset = createStore(0)

// Measured when the view changes, never while rendering: asking for the view's size forces a layout.
for (const type of ['resize', 'scroll'])
  globalThis.visualViewport?.addEventListener(type, () =>
    inset.set(keyboardInset(globalThis.visualViewport!)),
  )

/** How much of the page's lower edge the on-screen keyboard covers, in px; 0 when there is none. */
export const useKeyboardInset = (): number => useSyncExternalStore(inset.subscribe, inset.get, () => 0)

function keyboardInset(view: VisualViewport): number {
  // Pinch zoom shrinks the visual viewport too, but covers nothing.
  if (view.scale > 1.01) return 0
  const covered = window.innerHeight - view.height - view.offsetTop
  return covered > leastKeyboardPx ? Math.round(covered) : 0
}
