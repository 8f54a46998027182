import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareMoments,
  datesLater,
  fromInstant,
  isZone,
  type LocalMoment,
  minutesAhead,
  minutesBetween,
  minutesLater,
  offsetMinutes,
  instantAt,
} from './local-moment.ts'

/** '2026-06-12 16:05 America/Chicago' */
function moment(text: string): LocalMoment {
  const [date = '', time = '', zone = ''] = text.split(' ')
  return { date, time, zone }
}

describe('a journey takes as long as a watch on the wrist says', () => {
  test.each([
    ['Chicago to Frankfurt', '2026-06-12 16:05 America/Chicago', '2026-06-13 07:25 Europe/Berlin', 500, 1],
    ['within a day', '2026-06-17 11:50 Europe/Rome', '2026-06-17 13:22 Europe/Rome', 92, 0],
    ['into summer time', '2027-03-28 01:30 Europe/Rome', '2027-03-28 03:30 Europe/Rome', 60, 0],
    ['out of summer time', '2027-10-31 01:30 Europe/Rome', '2027-10-31 03:30 Europe/Rome', 180, 0],
    [
      'west over the date line',
      '2026-06-12 01:00 Asia/Tokyo',
      '2026-06-11 18:30 America/Los_Angeles',
      570,
      -1,
    ],
    [
      'east over the date line',
      '2026-06-12 22:00 America/Los_Angeles',
      '2026-06-14 05:20 Australia/Sydney',
      860,
      2,
    ],
    ['half an hour off', '2026-06-12 10:00 Asia/Kolkata', '2026-06-12 11:30 Asia/Kathmandu', 75, 0],
    [
      'landing before it leaves',
      '2026-06-12 16:05 America/Chicago',
      '2026-06-12 07:25 Europe/Berlin',
      -940,
      0,
    ],
  ])('%s: from %s to %s', (_name, from, to, minutes, dates) => {
    const ends = [moment(from), moment(to)] as const
    expect([minutesBetween(...ends), datesLater(...ends)]).toEqual([minutes, dates])
    expect(Math.sign(compareMoments(...ends))).toBe(-Math.sign(minutes))
  })
})

test.each([
  ['2027-03-28 02:30 Europe/Rome', '2027-03-28 03:30 Europe/Rome'],
  ['2027-03-14 02:15 America/New_York', '2027-03-14 03:15 America/New_York'],
  ['2027-10-03 02:10 Australia/Lord_Howe', '2027-10-03 02:40 Australia/Lord_Howe'],
  ['2011-12-30 12:00 Pacific/Apia', '2011-12-31 12:00 Pacific/Apia'],
])('%s never is on a clock and is read as %s', (skipped, read) => {
  const at = instantAt(moment(skipped))
  expect(at).toBe(instantAt(moment(read)))
  expect(fromInstant(at, moment(skipped).zone)).toEqual(moment(read))
})

test('of a time that comes twice the first counts', () => {
  expect(offsetMinutes(moment('2027-10-31 02:30 Europe/Rome'))).toBe(120)
  expect(offsetMinutes(moment('2027-11-07 01:30 America/New_York'))).toBe(-240)
})

test('clocks in Frankfurt are seven hours ahead of Chicago’s', () => {
  const [there, here] = [moment('2026-06-13 07:25 Europe/Berlin'), moment('2026-06-12 16:05 America/Chicago')]
  expect([minutesAhead(here, there), minutesAhead(there, here)]).toEqual([420, -420])
})

test('check-in opens 24 hours before, whatever the clocks do in the night', () => {
  expect(minutesLater(moment('2027-03-28 12:00 Europe/Rome'), -1440)).toEqual(
    moment('2027-03-27 11:00 Europe/Rome'),
  )
})

test('a zone is known by its name', () => {
  expect([isZone('Europe/Rome'), isZone('Europe/Atlantis'), isZone('')]).toEqual([true, false, false])
})

// The runtime's own calendar is the judge: it shares no line with ours. The compiler does not know it yet.
interface Shown {
  epochMilliseconds: number
  toPlainDate: () => { toString: () => string }
  toPlainTime: () => { toString: (options: object) => string }
}
declare const Temporal: {
  PlainDateTime: { from: (text: string) => { toZonedDateTime: (zone: string, options: object) => Shown } }
  Instant: { fromEpochMilliseconds: (at: number) => { toZonedDateTimeISO: (zone: string) => Shown } }
}

const zones = `
  Europe/Rome Europe/London America/New_York America/Los_Angeles America/St_Johns
  UTC Australia/Lord_Howe Australia/Adelaide Asia/Kolkata Asia/Kathmandu
  Pacific/Chatham Pacific/Kiritimati Pacific/Pago_Pago Pacific/Apia Africa/Casablanca
  America/Santiago Asia/Tokyo Pacific/Auckland America/Havana Africa/Cairo
  Atlantic/Azores Asia/Tehran
`
  .trim()
  .split(/\s+/)

/** Around both changes of the clocks, midnight and new year more often than elsewhere. */
const dates = fc.oneof(
  fc.constantFrom('2027-03-14', '2027-03-28', '2027-04-04', '2027-10-03', '2027-10-31', '2027-11-07'),
  fc.constantFrom('2026-12-31', '2027-01-01', '2028-02-29', '2028-03-01'),
  fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
)
const times = fc
  .oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 1, 59, 60, 90, 119, 120, 150, 179, 180, 1439))
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
const moments = fc.record({ date: dates, time: times, zone: fc.constantFrom(...zones) })

const judged = ({ date, time, zone }: LocalMoment): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' })
    .epochMilliseconds

test('10,000 journeys last as long, and come in the order, that the runtime’s own calendar finds', () => {
  fc.assert(
    fc.property(moments, moments, (from, to) => {
      const [leaves, lands] = [judged(from), judged(to)]
      expect(minutesBetween(from, to)).toBe((lands - leaves) / 60_000)
      expect(Math.sign(compareMoments(from, to))).toBe(Math.sign(leaves - lands))
      const shown = Temporal.Instant.fromEpochMilliseconds(lands).toZonedDateTimeISO(from.zone)
      expect(fromInstant(lands, from.zone)).toEqual({
        date: shown.toPlainDate().toString(),
        time: shown.toPlainTime().toString({ smallestUnit: 'minute' }),
        zone: from.zone,
      })
    }),
    { numRuns: 10_000 },
  )
})
