const patienceMs = 5_000
/** Where the browser cannot tell when it is idle (Safari), a while after loading is taken for it. */
const usuallyIdleMs = 2_000

interface Waiting {
  patienceMs: number
  /** How long to wait where the browser cannot tell. */
  otherwiseMs: number
}

export function onceIdle(work: () => void, { patienceMs: timeout, otherwiseMs }: Waiting): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout })
  else setTimeout(work, otherwiseMs)
}

/** Once the page is loaded and the browser has nothing to do: each piece in an idle moment of its own. */
export function whenIdle(...pieces: (() => void)[]): void {
  const next = () => {
    pieces.shift()?.()
    if (pieces.length > 0) onceIdle(next, { patienceMs, otherwiseMs: 0 })
  }
  const start = () => onceIdle(next, { patienceMs, otherwiseMs: usuallyIdleMs })
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
