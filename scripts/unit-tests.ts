import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FailedUnitTest, failedUnitTests, type UnitReport } from './failed-tests.ts'
import { makeRoomFor, unitReport } from './reports.ts'
import { heading, passes } from './steps.ts'
import { noTests, oneFailed, repeated, type Tally } from './tally.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export async function runUnitTests(): Promise<Tally> {
  heading('Rules, API and web units')
  makeRoomFor(unitReport)
  const report = await runVitest(unitReport)
  if (!report) return oneFailed('the unit tests broke outside a test')
  const failed = failedUnitTests(report, root)
  const counts = {
    ...noTests,
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  if (failed.length === 0) return counts

  const files = [...new Set(failed.map(({ file }) => file))]
  heading(`Once more, alone: ${files.length} files with ${failed.length} that failed`)
  const again = await runVitest(join(mkdtempSync(join(tmpdir(), 'sojourn-report-')), 'unit.json'), [
    '--no-file-parallelism',
    ...files,
  ])
  const stillFailed = again ? failedUnitTests(again, root) : failed
  const titles = (tests: FailedUnitTest[]) => tests.map(({ title }) => title)
  return { ...counts, ...repeated(titles(failed), titles(stillFailed)) }
}

/** The report of one run; null when it broke without one, or outside the tests. */
async function runVitest(file: string, args: string[] = []): Promise<UnitReport | null> {
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await passes('vitest', ['run', ...report, ...args])
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as UnitReport
    return ok || failedUnitTests(results, root).length > 0 ? results : null
  } catch {
    return null
  }
}
