import type { tasks } from './tasks.ts'
import { WorkerPool } from './worker-pool.ts'

export type Workers = WorkerPool<typeof tasks>

export const openWorkers = (): Workers => new WorkerPool(new URL('./tasks.ts', import.meta.url))
