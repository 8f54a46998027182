import { readFileSync } from 'node:fs'
import { makeRoomFor, unitReport } from './reports.ts'
import { heading, passes, type Tally } from './steps.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

export async function runUnitTests(): Promise<Tally> {
  heading('Rules, API and web units')
  makeRoomFor(unitReport)
  const ok = await passes('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ])
  try {
    const report = JSON.parse(readFileSync(unitReport, 'utf8')) as Report
    // A suite that breaks outside a test fails the run without a failed test.
    const failed = Math.max(report.numFailedTests, ok ? 0 : 1)
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
