import { expect, test } from 'vitest'
import { ownTone, tonesOf } from './tones.ts'

test('a person keeps the same colour, however the name is typed', () => {
  expect(ownTone('Maya Okafor')).toBe(ownTone(' maya okafor '))
})

test('names spread over all four colours', () => {
  const names = ['Maya', 'Tunde', 'Ada', 'Zik', 'Lena', 'Omar', 'Kofi', 'Ines', 'Yuki', 'Noor', 'Pia', 'Sam']
  expect(new Set(names.map(ownTone))).toEqual(new Set([1, 2, 3, 4]))
})

test.each([
  ['nobody', [], []],
  ['one alone has their own', ['Tom'], [ownTone('Tom')]],
  ['people whose own are different keep them', ['Maya', 'Tom'], [ownTone('Maya'), ownTone('Tom')]],
  ['four of one name are four colours', ['Tom', 'Tom', 'Tom', 'Tom'], [4, 1, 2, 3]],
  ['the fifth begins anew', ['Tom', 'Tom', 'Tom', 'Tom', 'Tom', 'Tom'], [4, 1, 2, 3, 4, 1]],
])('on one trip: %s', (_what, names, tones) => {
  expect(tonesOf(names)).toEqual(tones)
})

test('whoever joins a trip changes the colour of nobody who is on it', () => {
  const names = ['Maya', 'Tunde', 'Tom', 'Sofia', 'Lena', 'Grandma Ngozi', 'Jonas']
  const all = tonesOf(names)
  for (const count of names.keys()) expect(tonesOf(names.slice(0, count))).toEqual(all.slice(0, count))
  expect(new Set(all.slice(0, 4)).size).toBe(4)
})
