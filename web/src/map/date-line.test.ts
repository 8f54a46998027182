import { expect, test } from 'vitest'
import { eastward, isRoundPacific } from './date-line.ts'

test.each([
  ['Suva and Apia', [178.4, -172.1], true],
  ['Tokyo and Los Angeles', [139.7, -118.2], true],
  ['Tokyo, Los Angeles and Lisbon', [139.7, -118.2, -9.1], false],
  ['New York and Lisbon', [-74, -9.1], false],
  ['one place', [-74], false],
  ['no place', [], false],
])('%s: the map lies round the Pacific when they do', (_, lngs, expected) => {
  expect(isRoundPacific(lngs)).toBe(expected)
})

test('neighbours across the date line stay neighbours', () => {
  expect([178.4, -172.1, 0, -180].map(eastward)).toEqual([178.4, 187.9, 0, 180])
})
