import { expect, test } from 'vitest'
import { nearestCopy, overTheEdge, stretchOf } from './date-line.ts'

test.each([
  ['Suva and Apia', [178.4, -172.1], [178.4, 187.9]],
  ['Tokyo and Los Angeles', [139.7, -118.2], [139.7, 241.8]],
  ['a trip round the world', [139.7, 178.4, -157.8, -74, -9.1], [139.7, 178.4, 202.2, 286, 350.9]],
  ['Tokyo, Los Angeles and Lisbon', [139.7, -118.2, -9.1], [139.7, -118.2, -9.1]],
  ['New York and Lisbon', [-74, -9.1], [-74, -9.1]],
  ['one place', [-74], [-74]],
  ['no place', [], []],
])('%s stand close together on the map', (_, lngs, shown) => {
  for (const [at, lng] of lngs.map(stretchOf(lngs)).entries()) expect(lng).toBeCloseTo(shown[at]!)
})

test('a road a little west of the first place stays beside it', () => {
  expect(stretchOf([178.4, -172.1])(178.3)).toBe(178.3)
})

test.each([
  [-118.2, 200, 241.8],
  [-118.2, -9, -118.2],
  [170, -175, -190],
])('a town at %s is named where the map shows it, around %s', (lng, centre, shown) => {
  expect(nearestCopy(lng, centre)).toBeCloseTo(shown)
})

test('a way home over the map’s edge leaves on one side and comes in on the other', () => {
  const tokyo: [number, number] = [139.7, 35.7]
  const lisbon: [number, number] = [350.9, 38.7]
  expect(overTheEdge([tokyo, lisbon])).toEqual([
    [tokyo, [350.9 - 360, 38.7]],
    [[139.7 + 360, 35.7], lisbon],
  ])
  expect(
    overTheEdge([
      [10, 1],
      [20, 2],
      [30, 3],
    ]),
  ).toEqual([
    [
      [10, 1],
      [20, 2],
      [30, 3],
    ],
  ])
  expect(overTheEdge([])).toEqual([[]])
})
