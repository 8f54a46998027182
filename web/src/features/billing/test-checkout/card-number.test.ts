import { expect, test } from 'vitest'
import { cardErrors, groupedNumber, testCardOf } from './card-number.ts'

const today = new Date('2026-11-15T12:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', code: '123', name: 'Maya' }

test.each([
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000000000000002', 'declined'],
  ['4000 0025 0000 3155', 'confirm'],
  ['4111 1111 1111 1111', null],
  ['', null],
])('SUB-13 the number %j is the card %s', (number, card) => {
  expect(testCardOf(number)).toBe(card)
})

test('a number is written in fours, and no longer than a card', () => {
  expect(groupedNumber('42424242-4242 424299')).toBe('4242 4242 4242 4242')
})

test.each([
  [{}, []],
  [{ number: '4111 1111 1111 1111' }, ['number']],
  [{ expiry: '10 / 26' }, ['expiry']],
  [{ expiry: '11/26' }, []],
  [{ expiry: '13 / 30' }, ['expiry']],
  [{ code: '12' }, ['code']],
  [{ name: ' ' }, ['name']],
])('with %j these fields are asked for again: %j', (change, fields) => {
  expect(Object.keys(cardErrors({ ...good, ...change }, today))).toEqual(fields)
})
