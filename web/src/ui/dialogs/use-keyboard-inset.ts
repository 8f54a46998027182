import { useSyncExternalStore } from 'react'

const leastKeyboardPx = 120
const listeners = new Set<() => void>()
let inset = 0

// Measured when the view changes, never while rendering: asking for the view's size forces a layout.
for (const type of ['resize', 'scroll'])
  globalThis.visualViewport?.addEventListener(type, () => {
    inset = keyboardInset(globalThis.visualViewport!)
    for (const listener of listeners) listener()
  })

/** How much of the page's lower edge the on-screen keyboard covers, in px; 0 when there is none. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(
    subscribe,
    () => inset,
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keyboardInset(view: VisualViewport): number {
  // Pinch zoom shrinks the visual viewport too, but covers nothing.
  if (view.scale > 1.01) return 0
  const covered = window.innerHeight - view.height - view.offsetTop
  return covered > leastKeyboardPx ? Math.round(covered) : 0
}
