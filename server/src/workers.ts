import type { tasks } from './worker-tasks.ts'
import { WorkerPool } from './platform/workers/worker-pool.ts'

export type Workers = WorkerPool<typeof tasks>

export const openWorkers = (): Workers => new WorkerPool(new URL('./worker-tasks.ts', import.meta.url))
