// What we read of the two runners' JSON reports.
import { relative } from 'node:path'

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean }[]
}

export interface BrowserReport {
  stats: { expected: number; skipped: number }
  suites: Suite[]
}

const failedIn = ({ title, suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap((suite) => failedIn({ ...suite, title: `${title} › ${suite.title}` })),
]

export const failedBrowserTests = ({ suites }: BrowserReport): string[] => suites.flatMap(failedIn)

export interface UnitReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

export interface FailedUnitTest {
  file: string
  title: string
}

/** A file that breaks outside its tests counts as one failed test. */
export const failedUnitTests = ({ testResults }: UnitReport, root: string): FailedUnitTest[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => ({ file, title: `${file} › ${fullName}` }))
    return status === 'failed' ? [{ file, title: file }] : []
  })
