import { useLayoutEffect, useRef } from 'react'

/**
 * Remembers what had focus when `open` became true and gives it back. An entry of a menu is gone by then, so its
 * menu's button stands in for it; what was deleted meanwhile leaves the focus to the title of its section.
 */
export function useOpener(open: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null)
  const section = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!open) return
    opener.current = openerOf(document.activeElement)
    section.current = opener.current?.closest('section') ?? null
  }, [open])
  return () => {
    if (opener.current?.isConnected) opener.current.focus()
    else section.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus()
  }
}

function openerOf(focused: Element | null): HTMLElement | null {
  const menuButtonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (menuButtonId) return document.getElementById(menuButtonId)
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}
