// Calls made from the OpenAPI document: npm run generated [-- 100000 [seed]].
import { passes } from './steps.ts'

const [calls = '100000', seed = ''] = process.argv.slice(2)
const env = { GENERATED_CALLS: calls, ...(seed && { GENERATED_SEED: seed }) }
const file = 'server/src/kernel/mount/generated-calls.test.ts'
if (!(await passes('vitest', ['run', file, '--reporter=verbose'], env))) process.exitCode = 1
