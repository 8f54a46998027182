import { availableParallelism } from 'node:os'
import type { QueueLimits } from './fair-queue.ts'

export interface PoolLimits extends QueueLimits {
  threads: number
  /** Longer than any task takes on a busy machine. */
  taskMs: number
  /** A thread that has nothing to do for so long gives its memory back. */
  idleMs: number
  /** The largest file we take needs half of it. */
  heapMb: number
}

/** One core stays with the event loop. */
export const usual: PoolLimits = {
  threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  runningOfUser: 1,
  waitingOfUser: 10,
  waiting: 50,
  taskMs: 10_000,
  idleMs: 60_000,
  heapMb: 80,
}
