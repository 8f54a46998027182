import type { FastifyInstance } from 'fastify'
import type { Job } from '../platform/jobs/job-runner.ts'
import type { Deps, Routes } from './deps.ts'
import type { PurgeRule } from './jobs/purge.ts'

/** What a domain registers: its calls, its work in the background, and which of its rows nobody needs any more. */
export interface Domain {
  routes?: Routes
  jobs?: (app: FastifyInstance, deps: Deps) => Job[]
  purge?: readonly PurgeRule[]
}
