import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { expect, test } from 'vitest'
import { itemListRows } from './list-rows.ts'

const item = (id: string, date: string, time: string | null = null) =>
  ({
    id,
    date,
    time,
    endTime: null,
    order: 0,
    type: 'activity',
    latitude: null,
    longitude: null,
  }) as ItineraryItem
const items = [
  item('a', '2027-03-10', '09:00'),
  item('b', '2027-03-11'),
  item('c', '2027-03-12', '10:00'),
  item('d', '2027-03-12', '12:30'),
  item('e', '2027-03-12', '14:30'),
  item('f', '2027-03-13'),
]
const now = { date: '2027-03-12', time: '13:35' }
const keys = (...args: Parameters<typeof itemListRows>) =>
  itemListRows(...args).map((row) => (row.kind === 'item' && row.isDone ? `${row.key} done` : row.key))

test('a trip that does not run has a heading for every day with items', () => {
  expect(keys(items, null)).toEqual([
    'day-2027-03-10',
    'a',
    'day-2027-03-11',
    'b',
    'day-2027-03-12',
    'c',
    'd',
    'e',
    'day-2027-03-13',
    'f',
  ])
})

test('while it runs the days before today are one row, what is over is done, and now stands before what comes', () => {
  expect(keys(items, { now, isPastOpen: false })).toEqual([
    'past',
    'day-2027-03-12',
    'c done',
    'd',
    'now',
    'e',
    'day-2027-03-13',
    'f',
  ])
  expect(itemListRows(items, { now, isPastOpen: false })[0]).toMatchObject({
    from: '2027-03-10',
    to: '2027-03-11',
    count: 2,
    isOpen: false,
  })
  expect(itemListRows(items, { now, isPastOpen: false }).find(({ key }) => key === 'f')).toMatchObject({
    number: 6,
  })
})

test('the past days can be unfolded', () => {
  expect(keys(items, { now, isPastOpen: true }).slice(0, 4)).toEqual([
    'past',
    'day-2027-03-10',
    'a',
    'day-2027-03-11',
  ])
})

test('today has its heading also when nothing is planned', () => {
  expect(keys([item('f', '2027-03-13')], { now, isPastOpen: false })).toEqual([
    'day-2027-03-12',
    'day-2027-03-13',
    'f',
  ])
})

test('a day with a note has its heading, although nothing is planned', () => {
  expect(keys(items.slice(0, 1), null, ['2027-03-11'])).toEqual(['day-2027-03-10', 'a', 'day-2027-03-11'])
})
