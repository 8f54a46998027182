import type { Jobs, Routes } from './deps.ts'
import type { PurgeRule } from './jobs/purge.ts'

/** What a domain registers: its calls, its work in the background, and which of its rows nobody needs any more. */
export interface Domain {
  routes?: Routes
  jobs?: Jobs
  purge?: readonly PurgeRule[]
}
