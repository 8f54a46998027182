import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a control that goes away once it has done its work: the keyboard's place passes to the nearest title, or other
 * place that takes it, of what has come instead.
 */
export function useFocusHandover<E extends HTMLElement>(): RefObject<E | null> {
  const control = useRef<E>(null)
  useLayoutEffect(() => {
    const element = control.current
    return () => {
      if (!element || document.activeElement !== element) return
      const around = [...ancestors(element)]
      // Only then is the new content in the page.
      queueMicrotask(() => {
        const isFree = !document.activeElement || document.activeElement === document.body
        const place = isFree ? placeAmong(around) : null
        // What is larger than the screen would move the page.
        place?.focus({ preventScroll: !place.matches('h1, h2, h3') })
      })
    }
  }, [])
  return control
}

function* ancestors(element: HTMLElement): Generator<HTMLElement> {
  for (let at = element.parentElement; at; at = at.parentElement) yield at
}

function placeAmong(around: readonly HTMLElement[]): HTMLElement | null {
  for (const place of around.filter(({ isConnected }) => isConnected)) {
    const title = place.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]')
    if (title) return title
    if (place.hasAttribute('tabindex')) return place
  }
  return null
}
