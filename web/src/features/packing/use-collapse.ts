import { useEffect, useRef, useState } from 'react'

const collapseAfterMs = 600

/** Folds a moment after its last item was packed; a group that was finished when the tab opened stays as it is. */
export function useCollapse(isFinished: boolean) {
  const [isOpen, setOpen] = useState(true)
  const wasFinished = useRef(isFinished)
  const card = useRef<HTMLDivElement>(null)
  if (!isFinished && !isOpen) setOpen(true)
  useEffect(() => {
    const justFinished = isFinished && !wasFinished.current
    wasFinished.current = isFinished
    if (!justFinished) return undefined
    const timer = setTimeout(() => {
      const hadFocus = card.current?.contains(document.activeElement)
      setOpen(false)
      if (hadFocus) card.current?.querySelector<HTMLElement>('h3 button')?.focus()
    }, collapseAfterMs)
    return () => clearTimeout(timer)
  }, [isFinished])
  return { isOpen, setOpen, card }
}
