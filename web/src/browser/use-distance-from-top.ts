import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far down the page an element begins; what stands above it grows and shrinks. */
export function useDistanceFromTop(element: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0)
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
