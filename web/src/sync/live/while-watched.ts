import { whenLeaving } from '../../session/leaving.ts'

/** A tab that nobody has looked at for so long needs no news; it catches up when somebody does. */
const hiddenMs = 60_000

/** Runs something while there is a connection and somebody looks; answers how to end it. */
export function whileWatched(start: () => void, pause: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function follow(): void {
    clearTimeout(timer)
    if (!navigator.onLine) pause()
    else if (document.hidden) timer = setTimeout(pause, hiddenMs)
    else start()
  }
  const events: [EventTarget, string][] = [
    [window, 'online'],
    [window, 'offline'],
    [document, 'visibilitychange'],
  ]
  for (const [target, name] of events) target.addEventListener(name, follow)
  // A line that is open when its session ends would be asked for again, and refused.
  const stayHere = whenLeaving(pause)
  window.addEventListener('pagehide', pause)
  follow()
  return () => {
    clearTimeout(timer)
    for (const [target, name] of events) target.removeEventListener(name, follow)
    stayHere()
    window.removeEventListener('pagehide', pause)
  }
}
