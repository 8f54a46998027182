import { expect, test } from 'vitest'
import type { InkName } from '../places/data/destinations.ts'
import { placeInks } from './place-inks.ts'

test.each<[string, InkName[], InkName[]]>([
  ['Rome, Florence, Venice', ['ember', 'vermilion', 'ember'], ['ember', 'iris', 'lagoon']],
  ['Lisbon and Banff', ['cobalt', 'lagoon'], ['cobalt', 'lagoon']],
  ['one place twice', ['iris', 'iris'], ['iris', 'lagoon']],
])('no two places of %s look alike', (_name, own, inks) => {
  expect(placeInks(own)).toEqual(inks)
})

test('ten places of one colour have ten', () => {
  const ten = Array.from({ length: 10 }, (): InkName => 'ember')
  expect(new Set(placeInks(ten)).size).toBe(10)
})
