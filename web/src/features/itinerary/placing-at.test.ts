import { expect, test } from 'vitest'
import { dropText, placingAt } from './placing-at.ts'

const item = (id: string, date: string, order: number) => ({ id, date, time: null, endTime: null, order })
const items = [item('a', '2027-04-18', 0), item('b', '2027-04-18', 1), item('c', '2027-04-19', 0)]

test.each([
  ['above the first', 'b', { kind: 'beside', id: 'a', date: '2027-04-18', after: false }, ['b', 'a']],
  ['below the last', 'a', { kind: 'beside', id: 'b', date: '2027-04-18', after: true }, ['b', 'a']],
  [
    'beside one of another day',
    'a',
    { kind: 'beside', id: 'c', date: '2027-04-19', after: true },
    ['c', 'a'],
  ],
  ['on the heading of a day', 'a', { kind: 'first', date: '2027-04-19' }, ['a', 'c']],
  ['on the card of a day', 'a', { kind: 'last', date: '2027-04-19' }, ['c', 'a']],
  ['on the card of an empty day', 'a', { kind: 'last', date: '2027-04-20' }, ['a']],
] as const)('an activity dropped %s lands there', (_where, id, place, ids) => {
  expect(placingAt(items, id, place)).toEqual({ move: { date: place.date, ids }, time: null })
})

test('an activity dropped on itself stays', () => {
  expect(placingAt(items, 'a', { kind: 'beside', id: 'a', date: '2027-04-18', after: true })).toBeNull()
})

test('the line says which time a drop gives, which it leaves, and why it cannot be', () => {
  const timed = [
    { ...items[0]!, time: '10:00' },
    { ...items[1]!, time: '14:00' },
    { ...items[2]!, date: '2027-04-18', order: 2 },
    { ...item('d', '2027-04-19', 0), time: '09:00' },
  ]
  const beside = (id: string, after: boolean) => ({ kind: 'beside', id, date: '2027-04-18', after }) as const
  expect(dropText(timed, 'b', beside('a', false))).toBe('Moves to 09:00')
  expect(dropText(timed, 'c', beside('a', true))).toBe('Starts at 12:00')
  expect(dropText(timed, 'a', beside('c', true))).toBe('Activities with a time come before those without')
  expect(dropText(timed, 'a', beside('b', false))).toBeNull()
  expect(dropText(timed, 'b', { kind: 'first', date: '2027-04-18' })).toBe('Moves to 09:00')
  expect(dropText(timed, 'b', { kind: 'first', date: '2027-04-19' })).toBe('Keeps 14:00')
  expect(dropText(timed, 'b', { kind: 'last', date: '2027-04-19' })).toBeNull()
})
