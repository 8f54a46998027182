import { expect, test } from 'vitest'
import type { ItineraryItem } from '../itinerary/schema.ts'
import { proposedIdeas } from './nearest-fit.ts'

const item = (id: string, date: string, time: string | null, endTime: string | null = null) =>
  ({ id, date, time, endTime }) as ItineraryItem

const before = { startDate: '2026-06-12', endDate: '2026-06-22' }
const shorter = { before, after: { startDate: '2026-06-12', endDate: '2026-06-20' }, isMoved: false }
const later = { before, after: { startDate: '2026-06-14', endDate: '2026-06-22' }, isMoved: true }

const lunch = item('lunch', '2026-06-20', '12:00', '14:00')

test.each<[string, ItineraryItem[], string[]]>([
  ['in the middle of lunch', [lunch, item('a', '2026-06-21', '13:00', '15:00')], ['a']],
  ['that begins as lunch ends', [lunch, item('a', '2026-06-21', '14:00', '15:00')], []],
  ['of which no end is known, in lunch', [lunch, item('a', '2026-06-21', '13:30')], ['a']],
  ['at any time', [lunch, item('a', '2026-06-21', null)], []],
  [
    'at noon of another day',
    [item('l', '2026-06-19', '12:00', '14:00'), item('a', '2026-06-21', '13:00')],
    [],
  ],
  [
    'that meets another from outside',
    [item('a', '2026-06-21', '10:00'), item('b', '2026-06-22', '10:00')],
    ['b'],
  ],
  ['over midnight', [item('p', '2026-06-20', '23:00'), item('a', '2026-06-21', '22:00', '02:00')], ['a']],
])('an activity %s goes to the nearest day where it fits there', (_what, items, ideas) => {
  expect([...proposedIdeas(items, shorter)]).toEqual(ideas)
})

test('a plan that moves along meets what moves with it', () => {
  const items = [item('stays', '2026-06-20', '10:00', '11:00'), item('a', '2026-06-21', '10:30')]
  expect([...proposedIdeas(items, later)]).toEqual(['a'])
})
