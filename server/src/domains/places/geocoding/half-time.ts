import { setTimeout } from 'node:timers/promises'

let before: Promise<unknown> = Promise.resolve()

/** One after the other, each followed by as long a pause: thousands of these leave half of the time to everybody else. */
export function atHalfTime<T>(work: () => T): Promise<T> {
  let tookMs = 0
  const done = before.then(() => {
    const began = performance.now()
    try {
      return work()
    } finally {
      tookMs = performance.now() - began
    }
  })
  const rest = () => setTimeout(tookMs)
  before = done.then(rest, rest)
  return done
}
