import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bedOf, type BookedRow, dayStops } from './day-stops.ts'
import { bookingKinds, isRide } from './kinds.ts'

const date = '2026-06-17'
const zone = 'Europe/Rome'
let made = 0
const booked = (changes: Partial<BookedRow> & Pick<BookedRow, 'kind'>): BookedRow => ({
  id: `id-${++made}`,
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
const told = (bookings: BookedRow[], day = date) =>
  dayStops(bookings, day, zone).map(({ booking, end }) => `${booking.kind} ${end}`)

const out = booked({ kind: 'stay', fromDate: '2026-06-13', toDate: date, toTime: '11:00' })
const train = booked({ kind: 'train', fromTime: '09:50', toDate: date, toTime: '11:22' })
const into = booked({ kind: 'stay', fromTime: '10:00', toDate: '2026-06-20', toTime: '10:30' })
const table = booked({ kind: 'table', fromTime: '20:30', minutes: 105 })

test('a day of travel begins with the check-out and ends with the check-in, whatever their hours', () => {
  expect(told([table, into, train, out])).toEqual(['stay to', 'train from', 'stay from', 'table from'])
})

test('what is cancelled is no stop, and a ride over midnight has its end on the next day', () => {
  const night = booked({ kind: 'flight', fromTime: '23:10', toDate: '2026-06-18', toTime: '06:00' })
  expect(told([night, { ...train, status: 'cancelled' }])).toEqual(['flight from'])
  expect(told([night], '2026-06-18')).toEqual(['flight to'])
})

test('west over the date line the second flight of a day follows the first, though its clock shows less', () => {
  const first = booked({
    kind: 'flight',
    fromTime: '22:00',
    fromZone: 'Asia/Tokyo',
    toDate: date,
    toTime: '10:30',
    toZone: 'Pacific/Honolulu',
  })
  const second = booked({ kind: 'flight', fromTime: '12:00', fromZone: 'Pacific/Honolulu' })
  expect(dayStops([second, first], date, zone).map(({ booking }) => booking.id)).toEqual([
    first.id,
    second.id,
  ])
})

test('one sleeps where the last check-in was, or on the way', () => {
  expect(bedOf([out, into], date)).toMatchObject({ booking: { id: into.id }, night: 1, of: 3 })
  expect(bedOf([out, into], '2026-06-14')).toMatchObject({ booking: { id: out.id }, night: 2, of: 4 })
  expect(bedOf([out, into], '2026-06-20')).toBeNull()
  const night = booked({ kind: 'train', fromTime: '21:10', toDate: '2026-06-18', toTime: '06:00' })
  expect(bedOf([night], date)).toMatchObject({ booking: { kind: 'train' }, of: 1 })
})

const near = fc.constantFrom('2026-06-16', date, '2026-06-18')
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
const zones = fc.constantFrom(null, 'Asia/Tokyo', 'Pacific/Honolulu', 'America/New_York', 'Europe/Rome')
const anyBooking: fc.Arbitrary<BookedRow> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...bookingKinds),
  status: fc.constantFrom('booked' as const, 'waiting' as const, 'cancelled' as const),
  fromDate: near,
  fromTime: fc.option(clock),
  fromZone: zones,
  toDate: fc.option(near),
  toTime: fc.option(clock),
  toZone: zones,
  minutes: fc.option(fc.integer({ min: 1, max: 600 })),
})

test('on 10,000 days every check-out comes before every ride and every ride before every check-in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyBooking, { selector: ({ id }) => id, maxLength: 9 }), (bookings) => {
      const stops = dayStops(bookings, date, zone)
      const rankOf = ({ booking, end }: (typeof stops)[number]) =>
        booking.kind === 'stay' ? (end === 'to' ? 0 : 2) : isRide(booking) ? 1 : null
      const ranks = stops.map(rankOf).filter((rank) => rank !== null)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      // None is lost or told twice, and the same bookings in another order make the same day.
      expect(new Set(stops.map(({ booking, end }) => `${booking.id} ${end}`)).size).toBe(stops.length)
      const expected = bookings.filter(
        ({ status, fromDate }) => status !== 'cancelled' && fromDate === date,
      ).length
      expect(stops.filter(({ end }) => end === 'from')).toHaveLength(expected)
      expect(dayStops(bookings.toReversed(), date, zone)).toEqual(stops)
    }),
    { numRuns: 10_000 },
  )
})
