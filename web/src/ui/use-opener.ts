import { useLayoutEffect, useRef } from 'react'

/**
 * Remembers what had focus when `open` became true and gives it back. An entry of a menu is gone by then, so its
 * menu's button stands in for it.
 */
export function useOpener(open: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = openerOf(document.activeElement)
  }, [open])
  return () => {
    if (opener.current?.isConnected) opener.current.focus()
  }
}

function openerOf(focused: Element | null): HTMLElement | null {
  const menuButtonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (menuButtonId) return document.getElementById(menuButtonId)
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}
