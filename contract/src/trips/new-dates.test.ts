import { expect, test } from 'vitest'
import type { Booking } from '../bookings/schema.ts'
import type { DayNote } from '../day-notes/schema.ts'
import type { ItineraryItem } from '../itinerary/schema.ts'
import type { TripLeg } from '../legs/schema.ts'
import {
  asksFor,
  type DatedRows,
  type DateChoices,
  movesAlong,
  newDatesSteps,
  outsideAfter,
  type TripSpan,
} from './new-dates.ts'

const item = (id: string, date: string) =>
  ({ id, date, time: null, endTime: null, order: 2 }) as ItineraryItem
const note = (id: string, date: string, text = id) => ({ id, date, text }) as DayNote
const leg = (id: string, arriveDate: string, leaveDate: string) => ({ id, arriveDate, leaveDate }) as TripLeg
const stay = (id: string, fromDate: string, toDate: string | null) =>
  ({ id, fromDate, toDate, status: 'booked' }) as Booking

const span = (from: number, to: number): TripSpan => ({
  startDate: `2026-06-${from}`,
  endDate: `2026-06-${to}`,
})
const before = span(12, 22)
const none: DatedRows = { items: [], notes: [], legs: [], bookings: [] }
const asIs: DateChoices = { toIdeas: new Set(), movedBookings: new Set(), cancelledBookings: new Set() }

test.each<[string, Partial<DatedRows>, TripSpan, boolean]>([
  ['nothing planned', {}, span(19, 29), false],
  ['everything stays inside', { items: [item('a', '2026-06-15')] }, span(14, 20), false],
  ['a day more in front', { items: [item('a', '2026-06-15')] }, span(11, 22), false],
  ['the whole trip two days later', { items: [item('a', '2026-06-15')] }, span(14, 24), true],
  [
    'the whole trip later, with a booking alone',
    { bookings: [stay('b', '2026-06-15', null)] },
    span(14, 24),
    false,
  ],
  ['on the last day that stays', { items: [item('a', '2026-06-20')] }, span(12, 20), false],
  ['a day after it', { items: [item('a', '2026-06-21')] }, span(12, 20), true],
  ['a note outside', { notes: [note('n', '2026-06-22')] }, span(12, 20), true],
  ['a place cut short', { legs: [leg('v', '2026-06-20', '2026-06-22')] }, span(12, 21), true],
  ['a stay that ends outside', { bookings: [stay('b', '2026-06-19', '2026-06-22')] }, span(12, 20), true],
  ['outside before already', { items: [item('a', '2026-06-30')] }, span(12, 20), false],
])('%s: %# asks as it should', (_what, rows, after, isAsked) => {
  expect(asksFor({ ...none, ...rows }, before, after)).toBe(isAsked)
})

test('a plan that moves along keeps its days, its order and its places', () => {
  const rows = {
    items: [item('a', '2026-06-12'), item('b', '2026-06-22')],
    notes: [note('n', '2026-06-14'), note('m', '2026-06-21')],
    legs: [leg('rome', '2026-06-13', '2026-06-17')],
    bookings: [stay('flight', '2026-06-12', null)],
  }
  const change = { before, after: span(19, 29), isMoved: true }
  expect(newDatesSteps(rows, change, asIs).map((step) => [step.id, 'fields' in step && step.fields])).toEqual(
    [
      ['a', { date: '2026-06-19', order: 2 }],
      ['b', { date: '2026-06-29', order: 2 }],
      ['n', { date: '2026-06-21', text: 'n' }],
      ['m', { date: '2026-06-28', text: 'm' }],
      ['rome', { arriveDate: '2026-06-20', leaveDate: '2026-06-24' }],
    ],
  )
  expect(outsideAfter(rows, change).bookings.map(({ id }) => id)).toEqual(['flight'])
})

test('a booking moves or is cancelled when that was chosen, and never by itself', () => {
  const rows = { ...none, bookings: [stay('a', '2026-06-12', '2026-06-14'), stay('b', '2026-06-13', null)] }
  const change = { before, after: span(19, 29), isMoved: true }
  expect(newDatesSteps(rows, change, asIs)).toEqual([])
  const chosen = { ...asIs, movedBookings: new Set(['a']), cancelledBookings: new Set(['b']) }
  expect(newDatesSteps(rows, change, chosen)).toMatchObject([
    { id: 'a', fields: { fromDate: '2026-06-19', toDate: '2026-06-21' } },
    { id: 'b', fields: { status: 'cancelled' } },
  ])
})

test('a booking that was marked as cancelled and then moves along is not cancelled, nor is one that lies within', () => {
  const rows = { ...none, bookings: [stay('a', '2026-06-12', null), stay('b', '2026-06-20', null)] }
  const change = { before, after: span(19, 29), isMoved: true }
  const both = new Set(['a', 'b'])
  const chosen = { ...asIs, movedBookings: new Set(['a']), cancelledBookings: both }
  expect(newDatesSteps(rows, change, chosen)).toMatchObject([{ id: 'a', fields: { fromDate: '2026-06-19' } }])
})

test('what lies outside goes to the nearest day or to the ideas, and what lay outside before stays', () => {
  const rows = {
    ...none,
    items: [item('a', '2026-06-21'), item('b', '2026-06-22'), item('old', '2026-07-02')],
  }
  const change = { before, after: span(12, 20), isMoved: false }
  const steps = newDatesSteps(rows, change, { ...asIs, toIdeas: new Set(['b']) })
  expect(steps.map(({ id, action, collection }) => [id, action, collection])).toEqual([
    ['a', 'change', 'itinerary'],
    ['b', 'remove', 'itinerary'],
    ['b', 'add', 'ideas'],
  ])
  expect(steps[0]).toMatchObject({ fields: { date: '2026-06-20' } })
})

test('notes that meet on the nearest day become one', () => {
  const rows = { ...none, notes: [note('n', '2026-06-20', 'Keys'), note('m', '2026-06-22', 'Elena')] }
  expect(newDatesSteps(rows, { before, after: span(12, 20), isMoved: false }, asIs)).toEqual([
    {
      action: 'change',
      collection: 'dayNotes',
      id: 'n',
      fields: { date: '2026-06-20', text: 'Keys\nElena' },
    },
    { action: 'remove', collection: 'dayNotes', id: 'm' },
  ])
})

test('a note outside can become an idea that says all of it, and leaves its day', () => {
  const rows = { ...none, notes: [note('n', '2026-06-20', 'Keys'), note('m', '2026-06-22', 'Elena\nat ten')] }
  const change = { before, after: span(12, 20), isMoved: false }
  expect(newDatesSteps(rows, change, { ...asIs, toIdeas: new Set(['m']) })).toMatchObject([
    { action: 'remove', collection: 'dayNotes', id: 'm' },
    { action: 'add', collection: 'ideas', id: 'm', fields: { title: 'Elena', notes: 'Elena\nat ten' } },
  ])
})

test.each([
  ['of the same length', span(14, 24), true],
  ['that is longer', span(14, 28), true],
  ['that is shorter', span(14, 20), false],
  ['that begins on the same day', span(12, 20), false],
])('the plan of a trip %s is proposed to move as it should', (_what, after, moves) => {
  expect(movesAlong(before, after)).toBe(moves)
})

test('a place is cut at the last day, and one without a night left leaves the trip', () => {
  const rows = {
    ...none,
    legs: [leg('florence', '2026-06-17', '2026-06-20'), leg('venice', '2026-06-20', '2026-06-22')],
  }
  expect(newDatesSteps(rows, { before, after: span(12, 19), isMoved: false }, asIs)).toMatchObject([
    { id: 'florence', fields: { arriveDate: '2026-06-17', leaveDate: '2026-06-19' } },
    { id: 'venice', action: 'remove' },
  ])
})
