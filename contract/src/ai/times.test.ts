import { expect, test } from 'vitest'
import { eventTime, suggestionTime, timeOfWords } from './times.ts'

test.each([
  ['Morning', '09:00'],
  ['early morning', '09:00'],
  ['Afternoon', '14:00'],
  ['Evening', '18:00'],
  ['Any time', '18:00'],
  ['', '18:00'],
  [{ code: 'ai-places.morning' }, '09:00'],
])('AIQ-13 a suggestion best visited in the "%s" is put at %s', (words, time) => {
  expect(suggestionTime(words)).toBe(time)
})

test.each([
  ['2:30 PM', '14:30'],
  ['9 AM', '09:00'],
  ['12 AM', '00:00'],
  ['12 PM', '12:00'],
  ['12:15 am', '00:15'],
  ['at 9:05', '09:05'],
  ['6-8 AM', '06:00'],
  ['10:30 to 11:30 p.m.', '22:30'],
  ['between 7 and 9 pm', '21:00'],
  ['2 hours, from 14:00', '14:00'],
])('AIQ-17 "%s" is read as %s', (words, time) => {
  expect(timeOfWords(words)).toBe(time)
})

test.each([
  ['25:10', '23:10'],
  ['99:00', '23:00'],
])('AIQ-18 the hour of "%s" stays within the day: %s', (words, time) => {
  expect(timeOfWords(words)).toBe(time)
})

test.each([
  ['Morning', '09:00'],
  ['in the afternoon', '14:00'],
  ['Evening', '18:00'],
  ['at night', '20:00'],
])('AIQ-19 without an hour "%s" is %s', (words, time) => {
  expect(timeOfWords(words)).toBe(time)
})

test.each([['whenever'], [''], ['3-4 hours'], ['2 hours'], ['90 min']])(
  'AIQ-20 "%s" names no time and gives 10:00',
  (words) => {
    expect(timeOfWords(words)).toBe('10:00')
  },
)

test('REC-20 a local event without an hour begins at 19:00', () => {
  expect(eventTime).toBe('19:00')
})
