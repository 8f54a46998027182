import { useSyncExternalStore } from 'react'

const leastKeyboardPx = 120

/** How much of the page's lower edge the on-screen keyboard covers, in px; 0 when there is none. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, keyboardInset, () => 0)
}

function subscribe(listener: () => void): () => void {
  const view = window.visualViewport
  view?.addEventListener('resize', listener)
  view?.addEventListener('scroll', listener)
  return () => {
    view?.removeEventListener('resize', listener)
    view?.removeEventListener('scroll', listener)
  }
}

function keyboardInset(): number {
  const view = window.visualViewport
  // Pinch zoom shrinks the visual viewport too, but covers nothing.
  if (!view || view.scale > 1.01) return 0
  const covered = window.innerHeight - view.height - view.offsetTop
  return covered > leastKeyboardPx ? Math.round(covered) : 0
}
