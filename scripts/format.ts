import { passes } from './steps.ts'

await passes('oxlint', ['--fix', '--type-aware'])
process.exitCode = (await passes('oxfmt', ['.'])) ? 0 : 1
