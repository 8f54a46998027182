import { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'
import type { Ask, Tasks, TaskAnswer } from './messages.ts'
import { type PoolLimits, usual } from './pool-limits.ts'
import { refusalOf, unavailable } from './refused-work.ts'

const youngHeapMb = 16

interface Task {
  userId: string
  ask: Ask
  resolve: (value: never) => void
  reject: (error: unknown) => void
}

interface Thread {
  worker: Worker
  task: Task | null
  /** Ends its task, or its rest. */
  timer: NodeJS.Timeout | undefined
}

/**
 * Threads for what takes the processor long: everybody else's requests are answered meanwhile. They start when there is
 * something to do. A task that takes too long, or takes its thread down, is answered 503, and another thread takes its place.
 */
export class WorkerPool<T extends Tasks<T>> {
  readonly #module: URL
  readonly #limits: PoolLimits
  readonly #queue: FairQueue<Task>
  readonly #threads = new Set<Thread>()
  #isClosed = false

  /** The module serves its tasks. */
  constructor(module: URL, limits: Partial<PoolLimits> = {}) {
    this.#module = module
    this.#limits = { ...usual, ...limits }
    this.#queue = new FairQueue(this.#limits)
  }

  /** How many threads there are. */
  get size(): number {
    return this.#threads.size
  }

  run<N extends keyof T & string>(
    userId: string,
    name: N,
    ...args: Parameters<T[N]>
  ): Promise<Awaited<ReturnType<T[N]>>> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw unavailable()
      this.#queue.add(userId, { userId, ask: { name, args }, resolve, reject })
      this.#fill()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#queue.clear()) reject(unavailable())
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)))
  }

  #fill(): void {
    for (;;) {
      const resting = [...this.#threads].find(({ task }) => !task)
      if (!resting && this.#threads.size >= this.#limits.threads) return
      const task = this.#queue.next()
      if (!task) return
      this.#start(resting ?? this.#add(), task)
    }
  }

  #add(): Thread {
    const worker = new Worker(this.#module, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb, maxYoungGenerationSizeMb: youngHeapMb },
    })
    const thread: Thread = { worker, task: null, timer: undefined }
    worker.on('message', (told: TaskAnswer) => this.#settle(thread, told))
    worker.on('error', (error: Error) => void this.#end(thread, error))
    worker.on('exit', (code) => void this.#end(thread, new Error(`the thread ended with ${code}`)))
    this.#threads.add(thread)
    return thread
  }

  #start(thread: Thread, task: Task): void {
    clearTimeout(thread.timer)
    thread.task = task
    thread.worker.ref()
    thread.timer = setTimeout(
      () => void this.#end(thread, new Error(`${task.ask.name} took too long`)),
      this.#limits.taskMs,
    )
    try {
      thread.worker.postMessage(task.ask, [])
    } catch (error) {
      this.#settle(thread, { fault: error })
    }
  }

  #settle(thread: Thread, told: TaskAnswer): void {
    const task = this.#release(thread)
    if ('value' in told) task?.resolve(told.value as never)
    else task?.reject('refusal' in told ? refusalOf(told.refusal) : told.fault)
    thread.worker.unref()
    thread.timer = setTimeout(() => void this.#end(thread), this.#limits.idleMs).unref()
    this.#fill()
  }

  #release(thread: Thread): Task | null {
    clearTimeout(thread.timer)
    const { task } = thread
    thread.task = null
    if (task) this.#queue.done(task.userId)
    return task
  }

  async #end(thread: Thread, cause?: Error): Promise<void> {
    if (!this.#threads.delete(thread)) return
    this.#release(thread)?.reject(unavailable(cause))
    if (!this.#isClosed) this.#fill()
    await thread.worker.terminate()
  }
}
