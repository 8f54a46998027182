import { tooMany } from './rate-limit.ts'

/** Writes of one account wait for the same rows anyway; more of them at once would only hold connections of others. */
const maxUnderWay = 4
const maxWaiting = 300

interface Queue {
  underWay: number
  waiting: (() => void)[]
}

const queues = new Map<string, Queue>()

/** Runs a user's writes a few at a time, in the order they came; who waits holds no connection. */
export async function inWriteTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(userId) ?? { underWay: 0, waiting: [] }
  queues.set(userId, queue)
  if (queue.waiting.length >= maxWaiting) throw tooMany(new Date())
  if (queue.underWay >= maxUnderWay) await new Promise<void>((resolve) => queue.waiting.push(resolve))
  else queue.underWay++
  try {
    return await work()
  } finally {
    const next = queue.waiting.shift()
    if (next) next()
    else if (--queue.underWay === 0) queues.delete(userId)
  }
}
