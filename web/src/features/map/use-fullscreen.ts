import { type RefObject, useEffect, useState } from 'react'

/** Lifts an element over the whole page, out of whatever frame it sits in; Escape brings it back. */
export function useFullscreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!isFull || !element) return undefined
    element.setAttribute('popover', 'manual')
    element.showPopover()
    const release = makeInertOutside(element)
    const overflow = document.documentElement.style.overflow
    document.documentElement.style.overflow = 'hidden'
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setIsFull(false)
    }
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('keydown', leave)
      document.documentElement.style.overflow = overflow
      release()
      element.hidePopover()
      element.removeAttribute('popover')
    }
  }, [isFull, frame])
  return { isFull, toggle: () => setIsFull(!isFull) }
}

/** Nothing behind the element can be reached while it covers the page. */
function makeInertOutside(element: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (
    let inside: HTMLElement | null = element;
    inside && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement?.children ?? []) {
      if (sibling !== inside && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling)
    }
  }
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}
