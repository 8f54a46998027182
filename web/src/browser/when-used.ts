const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Runs once somebody moves, presses or scrolls on the page; answers how to stop waiting. */
export function whenUsed(act: () => void): () => void {
  const waiting = new AbortController()
  const once = () => {
    waiting.abort()
    act()
  }
  for (const sign of signs)
    addEventListener(sign, once, { signal: waiting.signal, passive: true, capture: true })
  return () => waiting.abort()
}
