import { expect, test } from 'vitest'
import { dropTold, whenDropped } from './idea-drop.ts'

const item = (id: string, time: string | null, order: number, date = '2027-04-18') => ({
  id,
  date,
  time,
  endTime: null,
  order,
})
const items = [item('castle', '10:00', 0), item('lunch', '14:00', 1), item('stroll', null, 2)]
const boats = { id: 'boats' }
const beside = (id: string, after: boolean) => ({ kind: 'beside', id, date: '2027-04-18', after }) as const

test.each([
  ['between two activities', beside('castle', true), '12:00', 'Starts at 12:00'],
  ['before the first', beside('castle', false), '09:00', 'Starts at 09:00'],
  ['below those without a time', beside('stroll', true), null, 'Comes last that day'],
  ['on the heading of a day', { kind: 'first', date: '2027-04-18' }, '09:00', 'Starts at 09:00'],
  ['on an empty day', { kind: 'last', date: '2027-04-18' }, null, 'Comes last that day'],
] as const)('an idea dropped %s is put on that day', (_where, place, time, text) => {
  expect(whenDropped(items, boats, place)).toEqual({ date: '2027-04-18', time })
  expect(dropTold(items, boats, place)).toEqual({ text, isRefused: false })
})

test('an idea let go over the ideas stays one', () => {
  expect(whenDropped(items, boats, { kind: 'ideas' })).toBeNull()
  expect(dropTold(items, boats, { kind: 'ideas' })).toBeNull()
})
