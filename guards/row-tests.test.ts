import { expect, test } from 'vitest'
import { fromPlaywright, fromVitest, heldRows, kindOf, testKinds, titlesIn } from './row-tests.ts'

const rows = ['CARD-01', 'CARD-02', 'CARD-03'].map((id) => ({ id, area: 'Trip card', statement: '' }))
const kindsByRow = (tests: Parameters<typeof heldRows>[1]) =>
  heldRows(rows, tests).map(({ kinds, isFailing }) => [...kinds, ...(isFailing ? ['failing'] : [])].join(' '))

test.each([
  ['contract/src/trips/status.test.ts', 'rule'],
  ['planner/src/day-order/optimise-day.test.ts', 'rule'],
  ['server/src/domains/trips/routes.test.ts', 'API'],
  ['web/src/ui/cn.test.ts', 'web unit'],
  ['web/src/ui/query-state.test.tsx', 'web unit'],
  ['e2e/trips.spec.ts', 'browser'],
  ['guards/constants.test.ts', 'rule'],
  ['guards/row-tests.test.ts', null],
  ['web/src/ui/cn.ts', null],
])('a test in %s is of the kind %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind)
})

test('a row is held by what passed, not by what failed or was left out', () => {
  const report = {
    testResults: [
      {
        name: '/repo/contract/src/a.test.ts',
        assertionResults: [
          { fullName: 'CARD-01 CARD-02 both', status: 'passed' },
          { fullName: 'CARD-02 again', status: 'failed' },
          { fullName: 'CARD-03 later', status: 'pending' },
        ],
      },
      {
        name: '/repo/server/src/a.test.ts',
        assertionResults: [{ fullName: 'CARD-02', status: 'passed' }],
      },
    ],
  }
  expect(kindsByRow(fromVitest(report, '/repo/'))).toEqual(['rule', 'API failing', ''])
})

test('so are rows of browser tests, however deep they stand', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'trips.spec.ts',
    tests: statuses.map((status) => ({ status })),
  })
  const report = {
    suites: [
      {
        title: 'trips.spec.ts',
        specs: [spec('CARD-01 seen', 'expected'), spec('CARD-02 left out', 'skipped')],
        suites: [{ title: 'a phone', specs: [spec('CARD-03 flaky', 'flaky')] }],
      },
    ],
  }
  expect(kindsByRow(fromPlaywright(report))).toEqual(['browser', '', 'failing'])
})

test('without a run the strings of test files count, comments do not', () => {
  const sources = new Map([
    ['web/src/a.test.ts', `test('CARD-01 a sentence', () => {}) // CARD-02`],
    ['web/src/a.ts', `const text = 'CARD-02'`],
    ['e2e/a.spec.ts', 'test(`CARD-03 ${name}`, run)'],
  ])
  expect(kindsByRow(titlesIn(sources, testKinds))).toEqual(['web unit', '', 'browser'])
  expect(kindsByRow(titlesIn(sources, ['browser']))).toEqual(['', '', 'browser'])
})
