import { expect, test } from 'vitest'
import { bookedOverlaps } from './booked-overlap.ts'
import { amongStops, bookedDays } from './booked-days.ts'
import type { BookedRow } from './day-stops.ts'

const date = '2026-06-17'
const rome = () => 'Europe/Rome'
const booked = (id: string, changes: Partial<BookedRow> & Pick<BookedRow, 'kind'>): BookedRow => ({
  id,
  status: 'booked',
  fromDate: date,
  fromTime: null,
  fromZone: null,
  toDate: null,
  toTime: null,
  toZone: null,
  minutes: null,
  ...changes,
})
const out = booked('out', { kind: 'stay', fromDate: '2026-06-13', toDate: date, toTime: '11:00' })
const train = booked('train', { kind: 'train', fromTime: '11:50', toDate: date, toTime: '13:22' })
const into = booked('into', { kind: 'stay', fromTime: '15:00', toDate: '2026-06-20' })
const dinner = booked('dinner', { kind: 'table' })

const item = (id: string, time: string | null, endTime: string | null = null) => ({ id, date, time, endTime })

test('what is planned stands between what is fixed, and keeps its own order', () => {
  const { stops } = bookedDays([dinner, into, train, out], rome)
  const items = [
    item('breakfast', '08:30'),
    item('walk', '11:00'),
    item('dome', '16:30'),
    item('gelato', null),
  ]
  const told = amongStops(items, stops.get(date) ?? []).map((one) => one.item?.id ?? one.stop?.booking.id)
  expect(told).toEqual(['breakfast', 'out', 'walk', 'train', 'into', 'dome', 'gelato', 'dinner'])
})

test('the nights of a stay have their bed, and only days on which something begins or ends have stops', () => {
  const { stops, beds } = bookedDays([out, { ...train, status: 'cancelled' }], rome)
  expect([...stops.keys()]).toEqual(['2026-06-13', date])
  expect([...beds].map(([night, bed]) => [night, bed.night])).toEqual([
    ['2026-06-13', 1],
    ['2026-06-14', 2],
    ['2026-06-15', 3],
    ['2026-06-16', 4],
  ])
})

test.each([
  ['begins on the train', '12:00', null, true],
  ['is not over when it leaves', '11:00', '12:00', true],
  ['ends when it leaves', '11:00', '11:50', false],
  ['begins when one arrives', '13:22', '14:00', false],
  ['goes on from before to after', '10:00', '20:00', true],
])('what %s meets its hours: %s to %s', (_what, time, endTime, isMet) => {
  const found = bookedOverlaps([item('walk', time, endTime)], [out, train, into], rome)
  expect(found.has('walk')).toBe(isMet)
})

test('hours elsewhere are compared in instants', () => {
  const flight = booked('flight', {
    kind: 'flight',
    fromDate: '2026-06-16',
    fromTime: '23:00',
    fromZone: 'America/New_York',
    toDate: date,
    toTime: '13:00',
    toZone: 'Europe/Rome',
  })
  // In Rome it leaves at five in the morning.
  const met = (time: string) => bookedOverlaps([item('walk', time)], [flight], rome).has('walk')
  expect([met('04:30'), met('05:30'), met('12:59'), met('13:00')]).toEqual([false, true, true, false])
})
