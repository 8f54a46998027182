import type { Jobs } from '../../kernel/deps.ts'

export const expenseJobs: Jobs = (_app, { providers }) => [
  { name: 'refresh exchange rates', everyMs: 6 * 3_600_000, run: async () => providers.rates?.refresh() },
]
