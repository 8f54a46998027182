import { expect, test } from 'vitest'
import { itemTypes } from '../itinerary/item-types.ts'
import { markerColour } from './marker-colour.ts'

test.each([
  ['flight', 'indigo'],
  ['transport', 'indigo'],
  ['transportation', 'indigo'],
  ['restaurant', 'violet'],
  ['food', 'violet'],
  ['meal', 'violet'],
  ['attraction', 'purple'],
  ['sightseeing', 'purple'],
  ['hotel', 'dark purple'],
  ['accommodation', 'dark purple'],
  ['activity', 'grey'],
  ['shopping', 'grey'],
  ['cultural', 'grey'],
  ['outdoor', 'grey'],
  ['entertainment', 'grey'],
  ['event', 'grey'],
])('MAP-11 the marker of a %s is %s', (type, colour) => {
  expect(itemTypes).toContain(type)
  expect(markerColour(type)).toBe(colour)
})

test('a word nobody knows is grey too, even one every object has', () => {
  expect(markerColour('bungee')).toBe('grey')
  expect(markerColour('constructor')).toBe('grey')
})
