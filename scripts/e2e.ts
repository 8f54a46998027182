import { runBrowserTests } from './browser-tests.ts'
import { close } from './tally.ts'

close(await runBrowserTests(process.argv.slice(2)))
