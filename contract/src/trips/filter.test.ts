import { expect, test } from 'vitest'
import {
  countsText,
  emptyTitle,
  inFilter,
  statusOf,
  toTripFilter,
  tripCounts,
  tripFilters,
} from './filter.ts'
import { storedStatuses } from './modes.ts'

const trips = storedStatuses.map((status) => ({ status }))

test('DASH-14 the filter offers all, active and completed, and each narrows by status', () => {
  expect(tripFilters).toEqual(['all', 'active', 'completed'])
  const shown = (filter: (typeof tripFilters)[number]) =>
    trips.filter((trip) => inFilter(trip, filter)).map(({ status }) => status)
  expect(shown('all')).toEqual(storedStatuses)
  expect(shown('active')).toEqual(['planning', 'confirmed', 'in_progress'])
  expect(shown('completed')).toEqual(['completed'])
})

test('DASH-08 DASH-09 the counts cover every trip once', () => {
  expect(countsText(tripCounts(trips))).toBe('3 active • 1 completed')
  expect(countsText(tripCounts([]))).toBe('0 active • 0 completed')
})

test('DATA-03 a trip without a status counts as planning', () => {
  expect(statusOf({})).toBe('planning')
  expect(inFilter({}, 'active')).toBe(true)
})

test.each([
  [null, 'all'],
  ['active', 'active'],
  ['completed', 'completed'],
  ['ACTIVE', 'all'],
  ['<script>', 'all'],
])('an address with filter %s shows %s', (value, filter) => {
  expect(toTripFilter(value)).toBe(filter)
})

test('DASH-15 DASH-16 the empty states are named after the filter', () => {
  expect(tripFilters.map(emptyTitle)).toEqual(['No trips yet', 'No active trips', 'No completed trips'])
})
