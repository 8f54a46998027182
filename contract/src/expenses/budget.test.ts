import { expect, test } from 'vitest'
import { budgetOf, categoryShares, latestFirst, recency } from './budget.ts'

test.each([
  [0, 100_00, 'green', 0],
  [90_00, 100_00, 'green', 90],
  [90_01, 100_00, 'yellow', 90],
  [100_00, 100_00, 'yellow', 100],
  [100_01, 100_00, 'red', 101],
  [107_00, 100_00, 'red', 107],
] as const)(
  'EXP-05 EXP-06 EXP-07 %i of %i spent: the bar is %s at %i%%',
  (spent, budget, colour, percent) => {
    expect(budgetOf(spent, budget)).toMatchObject({
      colour,
      percent,
      barPercent: Math.min(100, (spent / budget) * 100),
    })
  },
)

test('EXP-03 at exactly the budget nothing is overspent and 0 remains', () => {
  expect(budgetOf(100_00, 100_00)).toMatchObject({ isOver: false, remainingMinor: 0 })
})

test('EXP-04 one cent more is over budget', () => {
  expect(budgetOf(100_01, 100_00)).toMatchObject({ isOver: true, remainingMinor: -1 })
})

test.each([null, 0])('with a budget of %s there is nothing to remain, no bar and no warning', (budget) => {
  expect(budgetOf(50_00, budget)).toEqual({
    spentMinor: 50_00,
    remainingMinor: null,
    isOver: false,
    percent: 0,
    barPercent: 0,
    colour: 'green',
  })
})

test.each([
  ['2027-04-20', 'Today'],
  ['2027-04-19', 'Recent'],
  ['2027-04-13', 'Recent'],
  ['2027-04-12', null],
  ['2027-04-21', null],
] as const)('EXP-12 EXP-13 on April 20 an expense of %s is marked %s', (date, mark) => {
  expect(recency(date, '2027-04-20')).toBe(mark)
})

test('categories come largest first and share the whole', () => {
  const shares = categoryShares([
    { category: 'food', convertedMinor: 30_00 },
    { category: 'transport', convertedMinor: 60_00 },
    { category: 'food', convertedMinor: 10_00 },
  ])
  expect(shares).toEqual([
    { category: 'transport', minor: 60_00, percent: 60 },
    { category: 'food', minor: 40_00, percent: 40 },
  ])
})

test('what came back takes nothing from the other categories, and fills no bar backwards', () => {
  const refund = { category: 'activities', convertedMinor: -84_00 } as const
  const shares = categoryShares([refund, { category: 'food', convertedMinor: 90_00 }])
  expect(shares).toEqual([{ category: 'food', minor: 90_00, percent: 100 }])
  expect(budgetOf(-84_00, 100_00).barPercent).toBe(0)
})

test('the latest expense comes first, within a day the one entered last', () => {
  const at = (id: string, date: string, createdAt: string) => ({ id, date, createdAt })
  const sorted = latestFirst([
    at('a', '2027-04-18', '1'),
    at('b', '2027-04-20', '1'),
    at('c', '2027-04-20', '2'),
  ])
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})
