import { useEffect } from 'react'
import { useLatest } from '../../browser/use-latest.ts'

/** Escape ends this and nothing else, not even the fullscreen it stands in. */
export function useEscape(onEscape: () => void): void {
  const latest = useLatest(onEscape)
  useEffect(() => {
    const listener = new AbortController()
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    document.addEventListener('keydown', byKey, { capture: true, signal: listener.signal })
    return () => listener.abort()
  }, [latest])
}
