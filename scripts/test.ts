import { runBrowserTests } from './browser-tests.ts'
import { noTests, plus, runChecks } from './steps.ts'
import { runUnitTests } from './unit-tests.ts'

let tally = noTests
for (const part of [runChecks, runUnitTests, runBrowserTests]) tally = plus(tally, await part())

const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`)
process.exitCode = tally.failed === 0 ? 0 : 1
