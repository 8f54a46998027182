import { runBrowserTests } from './browser-tests.ts'

const { passed, failed } = await runBrowserTests(process.argv.slice(2))
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
