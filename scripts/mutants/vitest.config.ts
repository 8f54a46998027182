// One run of the ledger's tests with one fault in one file, which the environment names.
import { defineConfig } from 'vitest/config'
import { mutantsOf, withFault } from './mutate.ts'

const { MUTANT_FILE: file = '', MUTANT_AT: at = '' } = process.env

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(source, id) {
        if (!file || !id.endsWith(file)) return null
        const fault = mutantsOf(source)[Number(at)]
        return fault ? withFault(source, fault) : 'throw new Error("no such rules")'
      },
    },
  ],
  test: {
    include: ['contract/src/ledger/**/*.test.ts', 'contract/src/expenses/split*.test.ts'],
    env: { LEDGERS: '300' },
    // What was kept of an earlier run is without the fault.
    fsModuleCache: false,
    bail: 1,
    maxWorkers: 1,
    isolate: false,
    testTimeout: 20_000,
  },
})
