import { type RefObject, useLayoutEffect, useState } from 'react'

interface Options {
  /** About how far, until it is measured. */
  expectedPx: number
  /** Before anything else is done with it, at the price of a forced layout; else the observer tells it a frame later. */
  atOnce?: boolean
}

/** How far down the page an element begins; what is above it grows and shrinks. */
export function useDistanceFromTop(
  element: RefObject<HTMLElement | null>,
  { expectedPx, atOnce = false }: Options,
): number {
  const [distance, setDistance] = useState(expectedPx)
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0
      setDistance(Math.round(top + window.scrollY))
    }
    if (atOnce) measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(document.body)
    return () => sizes.disconnect()
  }, [element, atOnce])
  return distance
}
