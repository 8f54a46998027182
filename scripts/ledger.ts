// The rules of money at length: npm run ledger [-- ledgers [schedules]]. Seeded anew each time; a failure prints its seed.
import { heading, passes } from './steps.ts'

const [ledgers = '100000', schedules = '10000'] = process.argv.slice(2)
const runs: { what: string; file: string; env: Record<string, string> }[] = [
  {
    what: `${ledgers} random ledgers`,
    file: 'contract/src/ledger/ledger.test.ts',
    env: { LEDGERS: ledgers },
  },
  {
    what: `${schedules} schedules of two devices`,
    file: 'server/src/domains/expenses/two-devices.test.ts',
    env: { SCHEDULES: schedules },
  },
]
for (const { what, file, env } of runs) {
  heading(what)
  const args = ['run', file, '--testTimeout=3600000', '--reporter=verbose']
  if (!(await passes('vitest', args, env))) process.exitCode = 1
}
