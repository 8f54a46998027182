import { expect, test } from 'vitest'
import type { Snapshot } from '../sync/api.ts'
import { tripPartsOf } from './page-parts.ts'

const leg = { arriveDate: '2027-06-12', leaveDate: '2027-06-15', timeZone: 'Europe/Rome' }
const content = (legs: number, ...statuses: string[]) =>
  ({
    trip: { startDate: '2027-06-12', endDate: '2027-06-15', timeZone: 'Europe/Rome' },
    legs: Array.from({ length: legs }, () => leg),
    bookings: statuses.map((status) => ({ status })),
  }) as unknown as Snapshot

const before = '2027-05-01T12:00:00Z'
const during = '2027-06-11T22:30:00Z'
const after = '2027-07-01T12:00:00Z'

test.each([
  ['a trip to one place', content(1), before, []],
  ['one with several places', content(2), before, ['journey']],
  ['one with a booking', content(0, 'cancelled', 'booked'), before, ['journey']],
  ['one whose booking was cancelled', content(0, 'cancelled'), before, []],
  ['one whose first day has begun there', content(0), during, ['today']],
  ['a journey that is over', content(3, 'booked'), after, ['journey', 'today']],
])('%s names what its page shows at first sight', (_name, snapshot, now, parts) => {
  expect(tripPartsOf(snapshot, new Date(now))).toEqual(parts)
})
