import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heading, passes, type Tally } from './steps.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

export async function runUnitTests(): Promise<Tally> {
  heading('Rules, API and web units')
  const file = join(mkdtempSync(join(tmpdir(), 'sojourn-report-')), 'vitest.json')
  const ok = await passes('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`])
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    // A suite that breaks outside a test fails the run without a failed test.
    const failed = Math.max(report.numFailedTests, ok ? 0 : 1)
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
