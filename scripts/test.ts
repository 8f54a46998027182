import { runBrowserTests } from './browser-tests.ts'
import { runChecks } from './steps.ts'
import { close, noTests, plus } from './tally.ts'
import { runUnitTests } from './unit-tests.ts'

let tally = noTests
for (const part of [runChecks, runUnitTests, runBrowserTests]) tally = plus(tally, await part())
close(tally)
