import type { Language } from '@sojourn/contract/words/words'
import type { FastifyInstance } from 'fastify'
import type { ServerChoices } from '../platform/chosen/chosen.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env/env.ts'
import type { Job } from '../platform/jobs/job-runner.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { WorkerPool } from '../platform/workers/worker-pool.ts'
import type { RequestRateLimit } from '../platform/limits/request-rate-limit.ts'

/** The outside services of this server, as they are set up at this moment; null where none is. Each domain declares its own. */
export interface Providers {
  mailer: Mailer | null
}

/** What threads do, by name. Each domain declares its own. */
export interface WorkerTasks {}

export type Workers = WorkerPool<WorkerTasks>

/** Everything that touches the world. Tests pass their own. */
export interface Deps {
  db: Db
  env: Env
  /** What whoever runs the server chose by its pages. */
  chosen: ServerChoices
  requestRateLimit: RequestRateLimit
  now: () => Date
  providers: Providers
  workers: Workers
  /** The languages on offer, by name; English, which needs no texts, is one of them. */
  languages: ReadonlyMap<string, Language>
  /** Where live updates listen for hints of other processes; without it they are found by polling alone. */
  databaseUrl?: string
  /** How often live sockets are asked whether they are there. */
  livePingMs?: number
  /** How often live updates look for changes whose hint was lost. */
  livePollMs?: number
  /** How often they are spread anew over all processes. */
  liveTurnMs?: number
  /** Where log lines go; standard output unless told otherwise. */
  logTo?: { write(line: string): void }
  /** Beside the server, for a command: what the server was told stays as it is. */
  isBeside?: boolean
  /** How long a request may take to arrive as a whole. */
  requestLimitMs?: number
  /** How long an answer waits for a reader who takes nothing of it. */
  answerLimitMs?: number
}

export type Routes = (app: FastifyInstance, deps: Deps) => void
export type Jobs = (app: FastifyInstance, deps: Deps) => Job[]
