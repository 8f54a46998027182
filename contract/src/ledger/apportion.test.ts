import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'

const people = ['ada', 'ben', 'cem', 'dia', 'eva', 'fox', 'gus', 'hal', 'ida', 'jon', 'kim', 'lea']

test.each([
  ['a third each: one gets the odd cent', 10_000, [1, 1, 1], [3333, 3333, 3334]],
  ['by shares', 3600, [1, 1, 2, 1, 1], [600, 600, 600, 600, 1200]],
  ['two thirds: the odd cent goes to whoever lost more of it', 100, [2, 1], [33, 67]],
  ['by percent', 9000, [5000, 3000, 2000], [1800, 2700, 4500]],
  ['a refund', -10_000, [1, 1, 1], [-3334, -3333, -3333]],
  ['less than one cent each', 2, [1, 1, 1], [0, 1, 1]],
  ['ten billion by ten billion', 1_000_000_000_000, [999_999_999_999, 1], [1, 999_999_999_999]],
  ['nobody is in', 500, [0, 0], []],
])('%s', (_, amount, weights, expected) => {
  const parts = apportion(
    amount,
    weights.map((weight, at) => ({ traveller: people[at]!, weight })),
    'dinner',
  )
  expect([...parts.values()].toSorted((a, b) => a - b)).toEqual(expected)
})

const oddOf = (amount: number, weights: readonly number[], id: string): string =>
  [
    ...apportion(
      amount,
      weights.map((weight, at) => ({ traveller: people[at]!, weight })),
      id,
    ),
  ]
    .filter(([, minor]) => minor > 0)
    .map(([name]) => name)
    .join(' ')

// Phones that were not updated for a year must find the same as all others.
test.each([
  ['a', 'eva', 'eva fox gus', 'eva fox', 'ada ben cem dia'],
  ['dinner', 'jon', 'jon kim lea', 'ada ben', 'ada ben cem dia'],
  ['4c6a32b4-7c2f-4a53-8d3b-4a1e8d1f0c11', 'fox', 'fox gus hal', 'ada fox', 'ada ben cem dia'],
  ['b1d7f3e0-0a52-4e6f-9c1d-7f2a9b3c4d5e', 'ada', 'ada ben cem', 'ada ben', 'ada ben cem eva'],
])('the odd cents of expense %s go to the same people in every version', (id, one, three, weighted, most) => {
  const alike = people.map(() => 1)
  const more = people.map((_, at) => (at < 6 ? 2 : 1))
  expect(oddOf(1, alike, id)).toBe(one)
  expect(oddOf(3, alike, id)).toBe(three)
  expect(oddOf(2, more, id)).toBe(weighted)
  expect(oddOf(4, [3, 3, 2, 2, 2], id)).toBe(most)
  // However a list was written down.
  const turned = people.map((traveller) => ({ traveller, weight: 1 })).toReversed()
  expect(apportion(1, turned, id).get(one)).toBe(1)
})

test('parts of amounts that no plain multiplication holds are right to the unit, and nothing is never less than nothing', () => {
  const parts = (amount: number, weights: readonly number[], id: string) => [
    ...apportion(
      amount,
      weights.map((weight, at) => ({ traveller: people[at]!, weight })),
      id,
    ).values(),
  ]
  const huge = parts(9_999_999_999_999, [5_000_000_000_001, 2_500_000_000_003, 2_499_999_999_997], 'x')
  expect(huge).toEqual([5_000_000_000_000, 2_500_000_000_002, 2_499_999_999_997])
  const odd = [333_333_333_333, 333_333_333_334, 333_333_333_331, 7]
  expect(parts(1_000_000_000_001, odd, 'dinner')).toEqual([
    333_333_333_332, 333_333_333_332, 333_333_333_330, 7,
  ])
  for (const weights of [
    [2, 1],
    [1, 1],
  ])
    expect(parts(-1, weights, 'taxi').some((part) => Object.is(part, -0))).toBe(false)
})

test('the odd cent goes round: over many dinners everybody gets about as many', () => {
  const odd = new Map<string, number>()
  const three = people.slice(0, 3).map((name) => ({ traveller: name, weight: 1 }))
  for (let dinner = 0; dinner < 3000; dinner++)
    for (const [name, share] of apportion(10_000, three, `dinner ${dinner}`))
      if (share === 3334) odd.set(name, (odd.get(name) ?? 0) + 1)
  for (const count of odd.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})
