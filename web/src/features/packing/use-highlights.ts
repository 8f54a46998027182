import { useCallback, useEffect, useRef, useState } from 'react'

export type Highlight = 'new' | 'back'

const shownMs: Record<Highlight, number> = { new: 2000, back: 1000 }

/** Rows that just came, or came back because their deletion failed: they wear a wash for a moment. */
export function useHighlights() {
  const [highlights, setHighlights] = useState<ReadonlyMap<string, Highlight>>(new Map())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
    }
  }, [])
  const highlight = useCallback((id: string, kind: Highlight) => {
    setHighlights((current) => new Map(current).set(id, kind))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setHighlights((current) => new Map([...current].filter(([key]) => key !== id)))
    }, shownMs[kind])
    timers.current.add(timer)
  }, [])
  return { highlights, highlight }
}
