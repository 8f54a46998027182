import { runChecks } from './steps.ts'
import { close, plus } from './tally.ts'
import { runUnitTests } from './unit-tests.ts'

close(plus(await runChecks(), await runUnitTests()))
