import { expect, test } from 'vitest'
import { asvsFaults, asvsPage, linesOf } from './asvs.ts'
import { readRepository } from './repository.ts'

const repository = readRepository()

test('what the list of the ASVS names is there, each line once and in order, and its sums are right', () => {
  expect(asvsFaults(repository)).toEqual([])
})

test('the list has every requirement of levels 1 and 2, and nineteen in twenty of those that apply are met', () => {
  const lines = linesOf(repository.get(asvsPage) ?? '')
  expect(lines).toHaveLength(253)
  const applying = lines.filter(({ state }) => state !== 'not applicable')
  const met = applying.filter(({ state }) => state === 'met')
  expect(met.length / applying.length).toBeGreaterThanOrEqual(0.95)
})

const good = [
  '| 1.1.1 | met | `server/src/a.test.ts` “nobody gets in” |',
  '| 1.1.2 | not applicable | no such thing |',
  '| 1.1.10 | not met | later, see `server/src` |',
]
const head = '3 requirements: 1 met, 1 not applicable, 1 not met. Of those that apply 50 % are met.'
const faultsIn = (lines: readonly string[], first = head): string[] =>
  asvsFaults(
    new Map([
      [asvsPage, ['# ASVS', '', first, '', ...lines, ''].join('\n')],
      ['server/src/a.test.ts', "test('nobody gets in', () => {})"],
    ]),
  )

test('a list that is right has no faults', () => {
  expect(faultsIn(good)).toEqual([])
})

const [first = '', second = '', third = ''] = good

test.each([
  ['a file that is gone', [first.replace('a.test', 'b.test'), second, third]],
  ['a test that is gone', [first.replace('nobody', 'everybody'), second, third]],
  ['a folder that is gone', [first, second, third.replace('server/src', 'server/lib')]],
  ['nothing that proves it', ['| 1.1.1 | met | believe us |', second, third]],
  ['a word of its own', [first.replace('| met |', '| nearly |'), second, third]],
  ['another order', [first, third, second]],
  ['a line twice', [first, first, second, third]],
  ['a line that is no line', [first, second, third, '| 1.2.1 | met |']],
])('a list with %s is found', (_what, lines) => {
  expect(faultsIn(lines)).not.toEqual([])
})

test('sums that are not those of the lines are found', () => {
  expect(faultsIn(good, head.replace('1 met', '2 met'))).toEqual([`the head is not: ${head}`])
})
