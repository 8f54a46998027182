import { type RefObject, useEffect } from 'react'

/** Marks a scrolling element with data-more-before and data-more-after while there is more that way. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>, axis: 'x' | 'y'): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined

    function mark(): void {
      const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = element!
      const before = axis === 'x' ? scrollLeft : scrollTop
      const after =
        axis === 'x' ? scrollWidth - scrollLeft - clientWidth : scrollHeight - scrollTop - clientHeight
      element!.toggleAttribute('data-more-before', before > 1)
      element!.toggleAttribute('data-more-after', after > 1)
    }

    element.addEventListener('scroll', mark, { passive: true })
    // Calls at once too, after the layout; asking here would force one more.
    const sizes = new ResizeObserver(mark)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    return () => {
      element.removeEventListener('scroll', mark)
      sizes.disconnect()
    }
  }, [ref, axis])
}
