import type { Workers } from './kernel/deps.ts'
import { WorkerPool } from './platform/workers/worker-pool.ts'

export const openWorkers = (): Workers => new WorkerPool(new URL('./worker-tasks.ts', import.meta.url))
