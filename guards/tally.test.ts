import { expect, test } from 'vitest'
import { failedBrowserTests, failedUnitTests } from '../scripts/failed-tests.ts'
import { closingText, noTests, oneFailed, plus, repeated } from '../scripts/tally.ts'

test('a run ends with the names of what failed and of what is flaky, and then with the counts', () => {
  const units = { ...noTests, passed: 10, skipped: 2, ...repeated(['a › one', 'b › two'], ['b › two']) }
  expect(closingText(plus(units, oneFailed('Lint'))).split('\n')).toEqual([
    '',
    'Flaky: 1 failed once and passed alone. Mend before anything new is begun:',
    '  flaky: a › one',
    '',
    'Failed: 2',
    '  failed: b › two',
    '  failed: Lint',
    '',
    '11 passed, 2 failed, 2 skipped',
  ])
})

test('a run where nothing failed ends with the counts alone', () => {
  expect(closingText({ ...noTests, passed: 3 })).toBe('\n3 passed, 0 failed')
})

test('a thousand failures do not push the counts out of sight', () => {
  const failed = Array.from({ length: 1000 }, (_, index) => `test ${index}`)
  const lines = closingText({ ...noTests, failed }).split('\n')
  expect(lines.length).toBeLessThan(50)
  expect(lines.slice(-3)).toEqual(['  and 960 more', '', '0 passed, 1000 failed'])
})

test('failed unit tests are named by file and title, a file that breaks outside its tests by itself', () => {
  const counts = { numPassedTests: 1, numPendingTests: 0, numTodoTests: 0 }
  const testResults = [
    {
      name: '/app/server/a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'removes', status: 'failed' },
      ],
    },
    { name: '/app/web/b.test.ts', status: 'failed', assertionResults: [] },
    { name: '/app/web/c.test.ts', status: 'passed', assertionResults: [] },
  ]
  expect(failedUnitTests({ ...counts, testResults }, '/app').map(({ title }) => title)).toEqual([
    'server/a.test.ts › removes',
    'web/b.test.ts',
  ])
})

test('failed journeys are named by file, group and title', () => {
  const failed = { title: 'saves', ok: false }
  const group = { title: 'offline', specs: [failed, { title: 'shows', ok: true }] }
  const stats = { expected: 1, skipped: 0 }
  expect(failedBrowserTests({ stats, suites: [{ title: 'a.spec.ts', suites: [group] }] })).toEqual([
    'a.spec.ts › offline › saves',
  ])
})
