import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, type ToastSpot, toastPlace } from './toast-place.ts'

const errors = '[aria-invalid="true"], [role="alert"], [id$="-error"]'
/** The way out of a dialog and what it is for; pressed in some browsers without taking the focus. */
const wayOut =
  '[role="dialog"] [aria-label="Close"], [role="dialog"] [data-actions] button, [role="dialog"] [type="submit"]'
/** It is measured before its words are there. */
const leastPx = 84

/** What was just used, and what is wrong: neither may be covered. */
function keepFree(region: HTMLElement): Box[] {
  const used = document.activeElement
  const kept = [
    ...document.querySelectorAll(`${errors}, ${wayOut}`),
    ...(used && used !== document.body ? [used] : []),
  ]
  return (
    kept
      .filter((element) => !region.contains(element) && !element.contains(region))
      .map((element) => element.getBoundingClientRect())
      // A dialog or a page that has the focus itself is not a control.
      .filter(({ height }) => height > 1 && height < innerHeight / 2)
  )
}

/** Down to where the page's own buttons stand: on a phone the toast would lie on them for as long as it shows. */
const controlsEnd = (): number =>
  Math.max(
    0,
    ...Array.from(
      document.querySelectorAll('[data-page-controls]'),
      (one) => one.getBoundingClientRect().bottom,
    ),
  )

/** The corner for the toast that is shown now; it changes with the focus and never while the toast itself is used. */
export function useToastPlace(region: RefObject<HTMLElement | null>, toastId: string | undefined): ToastSpot {
  const [spot, setSpot] = useState<ToastSpot>({
    place: innerWidth < 640 ? 'top-right' : 'bottom-right',
    shiftPx: 0,
  })
  useLayoutEffect(() => {
    if (toastId === undefined) return undefined
    const move = () => {
      const element = region.current
      if (!element || element.contains(document.activeElement)) return
      const { width, height } = element.getBoundingClientRect()
      const navigation = document.querySelector('[data-navigation]')?.getBoundingClientRect()
      const below = navigation && navigation.top > 0 ? innerHeight - navigation.top : 0
      setSpot(
        toastPlace(
          { width: innerWidth, height: innerHeight, above: controlsEnd(), below },
          { width, height: Math.max(height, leastPx) },
          keepFree(element),
        ),
      )
    }
    move()
    // A dialog may take another height, or still be on its way in.
    const resized = new ResizeObserver(move)
    for (const dialog of document.querySelectorAll('[role="dialog"]')) resized.observe(dialog)
    // The page it announces may come after it, and with it the buttons that have to stay free.
    let seen = controlsEnd()
    const changed = new MutationObserver(() => {
      const now = controlsEnd()
      if (now !== seen) move()
      seen = now
    })
    changed.observe(document.body, { childList: true, subtree: true })
    const moments = ['focusin', 'animationend'] as const
    for (const moment of moments) document.addEventListener(moment, move)
    return () => {
      resized.disconnect()
      changed.disconnect()
      for (const moment of moments) document.removeEventListener(moment, move)
    }
  }, [region, toastId])
  return spot
}
