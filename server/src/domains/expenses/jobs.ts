import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import type { Job } from '../../platform/jobs/job-runner.ts'

export const expenseJobs = (_app: FastifyInstance, { providers }: Deps): Job[] => [
  { name: 'refresh exchange rates', everyMs: 6 * 3_600_000, run: async () => providers.rates?.refresh() },
]
