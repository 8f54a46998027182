import { expect, test } from 'vitest'
import { isSameIdea } from './same-idea.ts'

const castelo = { title: 'Castelo', latitude: 38.7139, longitude: -9.1334 }

test.each([
  ['by its name however it is written', { ...castelo, title: ' castélo ' }, true],
  ['a few steps away', { ...castelo, latitude: 38.715 }, true],
  ['where nobody knows where one of them is', { title: 'Castelo', latitude: null, longitude: null }, true],
  ['of that name in another town', { ...castelo, latitude: 41.15, longitude: -8.61 }, false],
  ['at that place under another name', { ...castelo, title: 'Castelo café' }, false],
])('an idea %s is the same: %#', (_, other, expected) => {
  expect(isSameIdea(castelo, other)).toBe(expected)
  expect(isSameIdea(other, castelo)).toBe(expected)
})
