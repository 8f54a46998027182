import { expect, test } from 'vitest'
import { changeText, fieldTexts } from './field-texts.ts'

test.each([
  ['itinerary', 'time', '11:00', 'Tom changed the time to 11:00'],
  ['itinerary', 'time', null, 'Tom cleared the time'],
  ['itinerary', 'date', '2026-12-23', 'Tom changed the date to Dec 23'],
  ['itinerary', 'type', 'cultural', 'Tom changed the type to Cultural'],
  ['itinerary', 'description', 'A long way up, then down through the Alfama.', 'Tom changed the description'],
  ['packing', 'quantity', 4, 'Tom changed the quantity to 4'],
  ['packing', 'packed', false, 'Tom changed the tick to not packed'],
  ['expenses', 'amount', '65', 'Tom changed the amount to 65.00'],
  ['expenses', 'amount', '37.00', 'Tom changed the amount to 37.00'],
  ['expenses', 'category', 'food', 'Tom changed the category to Food'],
] as const)('%s: %s %j "%s"', (collection, name, value, text) => {
  expect(changeText('Tom', fieldTexts[collection][name]!, value)).toBe(text)
})
