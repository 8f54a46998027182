import { logError } from '../../browser/log.ts'
import { whenIdle } from '../../browser/when-idle.ts'

/**
 * Starts live updates after the first screen: what is read first is fresh anyway. `load` brings the code, `start` answers
 * how to end what it began; the whole answers how to end it at any time.
 */
export function startWhenIdle<T>(load: () => Promise<T>, start: (code: T) => () => void): () => void {
  let isLeft = false
  let stop: (() => void) | undefined
  whenIdle(() => {
    if (isLeft) return
    load()
      .then((code) => {
        if (!isLeft) stop = start(code)
      })
      .catch((error: unknown) => logError('Live updates could not be started', error))
  })
  return () => {
    isLeft = true
    stop?.()
  }
}
