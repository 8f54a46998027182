const edgePx = 96
const fastestPx = 22

interface Handlers {
  move: (event: PointerEvent) => void
  finish: (event: Event) => void
  cancel: (event: Event) => void
}

/** Until the answer is called; Escape lets go. */
export function listen(grip: HTMLElement, { move, finish, cancel }: Handlers): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  grip.addEventListener('pointermove', move, { signal })
  grip.addEventListener('pointerup', finish, { signal })
  grip.addEventListener('pointercancel', cancel, { signal })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(event), {
    signal,
    capture: true,
  })
  return () => listeners.abort()
}

/** Pixels a frame; the nearer to the edge, the faster. */
export function scrollSpeed(y: number): number {
  const [above, below] = [edgePx - y, y - (window.innerHeight - edgePx)]
  if (above > 0) return -Math.ceil((Math.min(above, edgePx) / edgePx) * fastestPx)
  return below > 0 ? Math.ceil((Math.min(below, edgePx) / edgePx) * fastestPx) : 0
}
