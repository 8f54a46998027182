import type { FastifyBaseLogger } from 'fastify'

export interface JobContext {
  log: FastifyBaseLogger
  /** Aborted when the server stops: a long run leaves the rest for the next start. */
  signal: AbortSignal
}

/** Work in the background. */
export interface Job {
  name: string
  /** From the server's start to the first run; at once unless told otherwise. */
  firstAfterMs?: number
  /** From run to run; a job without it runs once. */
  everyMs?: number
  run: (context: JobContext) => Promise<void>
}

/** Runs the jobs of a server for as long as it runs. */
export class JobRunner {
  readonly #jobs: Map<string, RunningJob>
  readonly #stopping = new AbortController()

  constructor(jobs: readonly Job[], log: FastifyBaseLogger) {
    const context = { log, signal: this.#stopping.signal }
    this.#jobs = new Map(jobs.map((job) => [job.name, new RunningJob(job, context)]))
  }

  start(): void {
    for (const job of this.#jobs.values()) job.start()
  }

  /** Runs a job now instead of at its next time; nothing when there is no such job. */
  runSoon(name: string): void {
    this.#jobs.get(name)?.run()
  }

  /** Starts nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all([...this.#jobs.values()].map((job) => job.stop()))
  }
}

/** Never overlaps itself: asked while it runs, it runs once more afterwards. */
class RunningJob {
  readonly #job: Job
  readonly #context: JobContext
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | null = null
  #isAsked = false
  #hasFailed = false

  constructor(job: Job, context: JobContext) {
    this.#job = job
    this.#context = context
  }

  start(): void {
    const { firstAfterMs = 0, everyMs } = this.#job
    this.#timer = setTimeout(() => {
      this.run()
      if (everyMs) this.#timer = setInterval(() => this.run(), everyMs).unref()
    }, firstAfterMs).unref()
  }

  run(): void {
    this.#isAsked = true
    this.#underWay ??= this.#work()
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#underWay
  }

  async #work(): Promise<void> {
    while (this.#isAsked && !this.#context.signal.aborted) {
      // Before the run: what is asked for while it runs is not overlooked.
      this.#isAsked = false
      await this.#runOnce()
    }
    this.#underWay = null
  }

  async #runOnce(): Promise<void> {
    const { name, run } = this.#job
    try {
      await run(this.#context)
      this.#hasFailed = false
    } catch (error) {
      // A job that runs every second says once that it fails.
      this.#context.log[this.#hasFailed ? 'debug' : 'error']({ err: error, job: name }, 'a job failed')
      this.#hasFailed = true
    }
  }
}
