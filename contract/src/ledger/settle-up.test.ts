import { expect, test } from 'vitest'
import { settleUp } from './settle-up.ts'

const told = (balances: Record<string, number>, turned = false) => {
  const parties = Object.entries(balances)
  return settleUp(new Map(turned ? parties.toReversed() : parties))
    .map(({ from, to, minor }) => `${from} pays ${to} ${minor}`)
    .join(', ')
}

// Two phones that do not know of each other must propose the same transfers, and so must those of next year.
test.each([
  ['nobody owes', { ada: 0, ben: 0 }, ''],
  ['whoever stands at 0 is left in peace', { ada: 0, ben: -5, cem: 5 }, 'ben pays cem 5'],
  [
    'equal debts are paid in the order of the parties',
    { ada: -5, ben: -5, cem: 5, dia: 5 },
    'ada pays cem 5, ben pays dia 5',
  ],
  [
    'whoever owes most pays whoever gets most',
    { ada: -7, ben: -3, cem: 4, dia: 6 },
    'ada pays dia 6, ben pays cem 3, ada pays cem 1',
  ],
  [
    'of equal debts in one group the first party pays first',
    { ada: 10, ben: -4, cem: -4, dia: -2 },
    'ben pays ada 4, cem pays ada 4, dia pays ada 2',
  ],
  [
    'groups that settle among themselves need fewer transfers',
    { ada: -1, ben: -2, cem: -3, dia: 3, eva: 2, fox: 1 },
    'ada pays fox 1, ben pays eva 2, cem pays dia 3',
  ],
  [
    'three of them are found among ten parties',
    { a: 3, b: -1, c: -2, d: 7, e: -3, f: -4, g: 20, h: -9, i: -10, j: -1 },
    'c pays a 2, b pays a 1, f pays d 4, e pays d 3, i pays g 10, h pays g 9, j pays g 1',
  ],
  [
    'whoever stands at 0 does not count among the ten',
    { a: 3, b: -1, c: -2, d: 7, e: -3, f: -4, g: 20, h: -9, i: -10, j: -1, k: 0, l: 0 },
    'c pays a 2, b pays a 1, f pays d 4, e pays d 3, i pays g 10, h pays g 9, j pays g 1',
  ],
  [
    'among eleven without an exact pair the largest go first',
    { a: 3, b: -1, c: -2, d: 7, e: -5, f: -6, g: 20, h: -9, i: -10, j: 15, k: -12 },
    'k pays g 12, i pays j 10, h pays g 8, f pays d 6, e pays j 5, c pays a 2, b pays a 1, h pays d 1',
  ],
  [
    'among eleven an exact pair settles first, and groups are looked for among the nine that are left',
    { a: 3, b: -1, c: -2, d: 8, e: -7, f: -1, g: 20, h: -9, i: -11, j: 50, k: -50 },
    'k pays j 50, c pays a 2, b pays a 1, e pays d 7, f pays d 1, i pays g 11, h pays g 9',
  ],
  [
    'whoever comes first among the parties may be one of a pair',
    { a: -50, n: 50, c: -1, d: -2, e: 3, f: 8, g: -6, h: -2, i: 20, j: -9, k: -11, l: 4, m: -4 },
    'm pays l 4, a pays n 50, d pays e 2, c pays e 1, g pays f 6, h pays f 2, k pays i 11, j pays i 9',
  ],
] as const)('%s', (_, balances, transfers) => {
  expect(told(balances)).toBe(transfers)
  expect(told(balances, true)).toBe(transfers)
})
