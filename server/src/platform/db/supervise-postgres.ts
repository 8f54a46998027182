import { setTimeout as wait } from 'node:timers/promises'
import { endPostmaster, readinessOf, runningPostmaster } from './postmaster.ts'
import { type Cluster, launchUntilReady } from './launch-postgres.ts'

/** Is told when the database had to be started again, or could not be. */
export type OnFault = (what: string, cause?: unknown) => void

const watchMs = 250

/** Starts the database again when its postmaster is gone, or refuses everybody for so long that it must be stuck. */
export function supervise(place: Cluster, url: string, onFault: OnFault) {
  const stopping = new AbortController()
  const looksPerProbe = Math.ceil(place.refusalLimitMs / 2 / watchMs)
  let refusingSince: number | null = null

  const restartStuck = async (): Promise<void> => {
    const { state, cause } = await readinessOf(url)
    if (state !== 'refusing' || isTimeout(cause)) refusingSince = null
    else refusingSince ??= Date.now()
    if (refusingSince === null || Date.now() - refusingSince < place.refusalLimitMs) return
    onFault('the database refuses everybody and is started again', cause)
    await endPostmaster(place.cluster, { isStuck: true })
  }

  const look = async (isProbeDue: boolean): Promise<void> => {
    if (isProbeDue) await restartStuck()
    if (runningPostmaster(place.cluster) !== null || stopping.signal.aborted) return
    onFault('the database ended and is started again')
    await launchUntilReady(place, url, stopping.signal)
  }

  const watch = async (): Promise<void> => {
    for (let round = 1; !stopping.signal.aborted; round++) {
      await look(round % looksPerProbe === 0).catch((error: unknown) =>
        onFault('the database could not be started again', error),
      )
      await wait(watchMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }

  const watching = watch()
  return {
    stop: async (): Promise<void> => {
      stopping.abort()
      await watching
    },
  }
}

/** A busy machine answers late; only a clear no counts. */
const isTimeout = (cause: unknown): boolean => /timeout/i.test((cause as Error | undefined)?.message ?? '')
