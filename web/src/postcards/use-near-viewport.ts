import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has come within `margin` of the screen; once it has, it stays so. */
export function useNearViewport(element: RefObject<Element | null>, margin = '320px'): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver !== 'function')

  useEffect(() => {
    const target = element.current
    if (!target || near) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, margin, near])

  return near
}
