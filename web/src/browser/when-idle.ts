const patienceMs = 5_000
/** Where the browser cannot tell when it is idle (Safari), a while after loading is taken for it. */
const usuallyIdleMs = 2_000

function onceIdle(work: () => void, otherwiseMs: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: patienceMs })
  else setTimeout(work, otherwiseMs)
}

/** Once the page is loaded and the browser has nothing to do: each piece in an idle moment of its own. */
export function whenIdle(...pieces: (() => void)[]): void {
  const next = () => {
    pieces.shift()?.()
    if (pieces.length > 0) onceIdle(next, 0)
  }
  const start = () => onceIdle(next, usuallyIdleMs)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
