import type { FastifyInstance } from 'fastify'

const stopLimitMs = 15_000
const repeatMs = 1000

interface HeldSignal {
  received: Promise<'stop'>
  release(): void
}

/** While the database starts and the pages are built, a signal is kept until both can be left in order. */
export function holdSignals(): HeldSignal {
  const { promise: received, resolve } = Promise.withResolvers<'stop'>()
  const keep = () => resolve('stop')
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, keep)
  return { received, release: () => signals.forEach((signal) => process.off(signal, keep)) }
}

/** Whoever stops the first start while the pages are being built leaves no database behind. */
export async function untilBuilt(
  pagesBuilt: Promise<void>,
  signal: HeldSignal,
  close: () => Promise<void>,
): Promise<void> {
  if ((await Promise.race([signal.received, pagesBuilt])) !== 'stop') return signal.release()
  await close()
  return process.exit(1)
}

/** First signal: finish what is under way and leave. Second one, or a fault: leave at once. */
export function stopOnSignals(app: FastifyInstance, stop: () => Promise<void>): void {
  let stoppingSince: number | null = null
  const leave = (code: number) => {
    // A terminal and its npm may both deliver the same Ctrl-C; only a later one means "at once".
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > repeatMs) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        app.log.fatal({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => leave(0))
  process.on('SIGTERM', () => leave(0))
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught')
    leave(1)
  })
}
