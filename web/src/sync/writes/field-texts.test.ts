import { expect, test } from 'vitest'
import { changeText, fieldTexts } from './field-texts.ts'

test.each([
  ['itinerary', 'time', '11:00', 'changed the time to 11:00'],
  ['itinerary', 'time', null, 'cleared the time'],
  ['itinerary', 'date', '2026-12-23', 'changed the date to Dec 23'],
  ['itinerary', 'type', 'cultural', 'changed the type to Cultural'],
  ['itinerary', 'description', 'A long way up, then down through the Alfama.', 'changed the description'],
  ['packing', 'quantity', 4, 'changed the quantity to 4'],
  ['packing', 'packed', false, 'changed the tick to not packed'],
  ['expenses', 'amount', '65', 'changed the amount to 65.00'],
  ['expenses', 'amount', '37.00', 'changed the amount to 37.00'],
  ['expenses', 'category', 'food', 'changed the category to Food'],
] as const)('%s: %s %j "%s"', (collection, name, value, text) => {
  expect(changeText(fieldTexts[collection][name]!, value)).toBe(text)
})
