import { plus, runChecks } from './steps.ts'
import { runUnitTests } from './unit-tests.ts'

const tally = plus(await runChecks(), await runUnitTests())
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
