import { logError } from '../../browser/log.ts'
import { whenIdle } from '../../browser/when-idle.ts'

/**
 * Starts live updates after the first screen: what is read first is fresh anyway. `load` brings the code and answers what
 * begins; that answers how to end it. The whole answers how to end it at any time.
 */
export function startWhenIdle(load: () => Promise<() => () => void>): () => void {
  let isLeft = false
  let stop: (() => void) | undefined
  whenIdle(() => {
    if (isLeft) return
    load()
      .then((start) => {
        if (!isLeft) stop = start()
      })
      .catch((error: unknown) => logError('Live updates could not be started', error))
  })
  return () => {
    isLeft = true
    stop?.()
  }
}
