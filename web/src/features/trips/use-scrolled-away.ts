import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has left the screen at its top, below that line. */
export function useScrolledAway(linePx = 60): [RefObject<HTMLDivElement | null>, boolean] {
  const mark = useRef<HTMLDivElement>(null)
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!mark.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => setIsAway(entry ? !entry.isIntersecting && entry.boundingClientRect.top <= linePx : false),
      { rootMargin: `-${linePx}px 0px 0px 0px` },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [linePx])
  return [mark, isAway]
}
