import { expect, test } from 'vitest'
import { rowWords } from './write-words.ts'

test.each([
  ['Add Passports to Packing', rowWords('add', 'packing', undefined, { item: 'Passports' })],
  ['Pack Passports', rowWords('change', 'packing', { item: 'Passports' }, { packed: true })],
  ['Unpack Passports', rowWords('change', 'packing', { item: 'Passports' }, { packed: false })],
  ['Delete Passports', rowWords('remove', 'packing', { item: 'Passports' })],
  ['Move Tram 28 to 16:00', rowWords('change', 'itinerary', { title: 'Tram 28' }, { time: '16:00' })],
  ['Change Tram 28', rowWords('change', 'itinerary', { title: 'Tram 28' }, { notes: 'Early', time: null })],
  ['Add Graça on Apr 19', rowWords('add', 'itinerary', undefined, { title: 'Graça', date: '2027-04-19' })],
  [
    'Add expense Fado night €96.00',
    rowWords('add', 'expenses', undefined, { description: 'Fado night', amount: '96.00', currency: 'EUR' }),
  ],
  [
    'Add expense Ramen ¥1,450',
    rowWords('add', 'expenses', undefined, { description: 'Ramen', amount: '1450', currency: 'JPY' }),
  ],
  ['Delete expense Fado night', rowWords('remove', 'expenses', { description: 'Fado night' })],
  ['Add note Market day', rowWords('add', 'dayNotes', undefined, { text: 'Market day' })],
  ['Delete an entry', rowWords('remove', 'packing', undefined)],
])('the tray says "%s"', (text, words) => {
  expect(words.filter(Boolean).join(' ')).toBe(text)
})
