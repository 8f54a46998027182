import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDate, aTrip } from '../../test/dates.ts'
import { addDays, daysBetween } from '../values/plain-date.ts'
import { storedStatuses } from './modes.ts'
import { badgeFacts, badges, effectiveStatus, isActive, tripBadge, tripsOn } from './status.ts'

const trip = { startDate: '2027-04-18', endDate: '2027-04-25' }

test.each([
  ['CARD-05', '2027-04-17', 'Upcoming'],
  ['CARD-06', '2027-04-18', 'In Progress'],
  ['CARD-06', '2027-04-21', 'In Progress'],
  ['CARD-06', '2027-04-25', 'In Progress'],
  ['CARD-07', '2027-04-26', 'Completed'],
  ['CARD-07', '2029-01-01', 'Completed'],
])('%s on %s a trip of 18 to 25 April is %s', (_row, today, badge) => {
  expect(tripBadge(trip, today)).toBe(badge)
})

test('CARD-05 CARD-06 CARD-07 CARD-08 CARD-09 badges are blue 25, green 75, gray 100 and yellow 0', () => {
  expect(badgeFacts).toEqual({
    Upcoming: { colour: 'blue', progress: 25 },
    'In Progress': { colour: 'green', progress: 75 },
    Completed: { colour: 'gray', progress: 100 },
    Planning: { colour: 'yellow', progress: 0 },
  })
})

test('CARD-08 a trip whose dates cannot be read is Planning', () => {
  expect(tripBadge({ startDate: 'soon', endDate: '2027-04-25' }, '2027-04-18')).toBe('Planning')
})

test('times of day in the dates change nothing', () => {
  const timed = { startDate: '2027-04-18T00:00:00.000Z', endDate: '2027-04-25T00:00:00.000Z' }
  expect(tripBadge(timed, '2027-04-25')).toBe('In Progress')
  expect(tripBadge(timed, '2027-04-26')).toBe('Completed')
})

test.each([
  ['2027-04-01', 'planning', 'planning'],
  ['2027-04-01', 'confirmed', 'confirmed'],
  ['2027-04-01', 'completed', 'planning'],
  ['2027-04-20', 'planning', 'in_progress'],
  ['2027-05-01', 'confirmed', 'completed'],
] as const)('DATA-03 on %s a trip stored as %s counts as %s', (today, status, effective) => {
  expect(effectiveStatus({ ...trip, status }, today)).toBe(effective)
})

test('DASH-09 planning, confirmed and in progress are active, completed is not', () => {
  expect(storedStatuses.map(isActive)).toEqual([true, true, true, false])
})

test('DASH-08 a trip that ends at midnight goes to the completed ones while the page stands open', () => {
  const named = (id: number, startDate: string, endDate: string) =>
    ({ id, startDate, endDate, status: 'in_progress' }) as const
  const read = [
    named(1, '2027-04-18', '2027-04-25'),
    named(2, '2027-04-20', '2027-05-02'),
    named(3, '2027-01-01', '2027-01-02'),
  ]
  const on = (today: string) => tripsOn(read, today).map(({ id, status }) => `${id} ${status}`)
  expect(on('2027-04-25')).toEqual(['1 in_progress', '2 in_progress', '3 completed'])
  expect(on('2027-04-26')).toEqual(['2 in_progress', '1 completed', '3 completed'])
})

test('every trip has exactly one badge on every day, and it only ever moves forward', () => {
  fc.assert(
    fc.property(aTrip, aDate, fc.nat(800), (anyTrip, today, later) => {
      const order = ['Upcoming', 'In Progress', 'Completed']
      const now = order.indexOf(tripBadge(anyTrip, today))
      const then = order.indexOf(tripBadge(anyTrip, addDays(today, later)))
      expect(now).toBeGreaterThanOrEqual(0)
      expect(then).toBeGreaterThanOrEqual(now)
      expect(badges).toContain(tripBadge(anyTrip, today))
      expect(now === 1).toBe(
        daysBetween(anyTrip.startDate, today) >= 0 && daysBetween(today, anyTrip.endDate) >= 0,
      )
    }),
  )
})
