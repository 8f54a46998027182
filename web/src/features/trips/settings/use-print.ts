import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export interface Printing {
  /** Another one for each time it is asked for. */
  key: number
  /** Opens the browser's dialog once all is there; where the browser itself asked, that is open already. */
  opensDialog: boolean
}

/**
 * The trip's sheet, asked for by the menu, by Ctrl+P or by the browser's own menu. The last one waits for nobody: what
 * the page has read by then is on it.
 */
export function usePrint(): [printing: Printing | null, print: () => void, forget: () => void] {
  const [printing, setPrinting] = useState<Printing | null>(null)
  const print = useCallback(
    () => setPrinting((before) => ({ key: (before?.key ?? 0) + 1, opensDialog: true })),
    [],
  )
  const forget = useCallback(() => setPrinting(null), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPrint =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'p'
      if (!isPrint || event.defaultPrevented) return
      event.preventDefault()
      print()
    }
    const onBefore = () => flushSync(() => setPrinting((before) => before ?? { key: 1, opensDialog: false }))
    document.addEventListener('keydown', onKey)
    window.addEventListener('beforeprint', onBefore)
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeprint', onBefore)
    }
  }, [print])
  return [printing, print, forget]
}
