import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far down the page an element begins, and until it stands there about how far; what is above it grows and shrinks. */
export function useDistanceFromTop(element: RefObject<HTMLElement | null>, expectedPx: number): number {
  const [distance, setDistance] = useState(expectedPx)
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0
      setDistance(Math.round(top + window.scrollY))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(document.body)
    return () => sizes.disconnect()
  }, [element])
  return distance
}
