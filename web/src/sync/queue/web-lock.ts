/** One tab of a person replays. The browser frees the lock when the tab that holds it dies. */
export const webLock =
  (name: string) =>
  (isSteal: boolean, onHeld: () => void, onLost: () => void): (() => void) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const waiting = new AbortController()
    const hold = () => {
      onHeld()
      return released
    }
    // Over plain http there are no locks; nothing rests on them but some traffic.
    const locks = (navigator as Partial<Navigator>).locks
    if (!locks) queueMicrotask(() => !waiting.signal.aborted && void hold())
    else
      locks
        .request(name, isSteal ? { steal: true } : { signal: waiting.signal }, hold)
        .catch(() => waiting.signal.aborted || onLost())
    return () => {
      waiting.abort()
      release()
    }
  }
