import { expect, test } from 'vitest'
import { coldestOut, fallingWord, fallingWordC } from './hours.ts'

const day = { low: 40, high: 60 }
const at = (hour: number) => hour * 60

test.each([
  ['the usual day from nine to ten in the evening', at(9), at(22), 45],
  ['a sunrise at half past five', at(5.5), at(18), 40],
  ['a night train until seven', at(20), at(31), 40],
  ['an afternoon', at(13), at(17), 58],
])('on a day of 40 to 60 °F %s is at its coldest about %#', (_what, from, to, coldest) => {
  expect(Math.abs(coldestOut(day, { from, to }) - coldest)).toBeLessThan(2)
})

test('no hour is colder than the low or warmer than the high', () => {
  for (let hour = 0; hour <= 30; hour += 0.5)
    for (const to of [hour, hour + 4]) {
      const degrees = coldestOut(day, { from: at(hour), to: at(to) })
      expect(degrees).toBeGreaterThanOrEqual(40)
      expect(degrees).toBeLessThanOrEqual(60)
    }
})

test.each([
  [33, 40, 'rain'],
  [32, 40, 'rain or snow'],
  [20, 33, 'rain or snow'],
  [10, 32, 'snow'],
])('what falls between %i and %i °F is called %s', (low, high, word) => {
  expect(fallingWord({ low, high })).toBe(word)
})

test('at −16 °C it snows', () => {
  expect(fallingWordC({ lowC: -16, highC: -8 })).toBe('snow')
})
