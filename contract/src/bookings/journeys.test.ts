import { expect, test } from 'vitest'
import { bookedJourneys, journeyMinutes, layOverBetween } from './journeys.ts'

const flight = (from: string, to: string, reference: string | null = 'K7QM2P') => {
  const [fromDate = '', fromTime = '', fromZone = ''] = from.split(' ')
  const [toDate = '', toTime = '', toZone = ''] = to.split(' ')
  return {
    kind: 'flight' as const,
    fromDate,
    fromTime,
    fromZone,
    toDate,
    toTime,
    toZone,
    minutes: null,
    reference,
  }
}
const zone = 'UTC'
const first = flight('2026-06-12 16:05 America/Chicago', '2026-06-13 07:25 Europe/Berlin')
const second = flight('2026-06-13 09:10 Europe/Berlin', '2026-06-13 10:55 Europe/Rome')
const home = flight('2026-06-22 13:40 Europe/Rome', '2026-06-22 15:10 Europe/Berlin')

test('two flights of one reference are one journey with the lay-over between them; the way home is another', () => {
  const journeys = bookedJourneys([first, second, home], zone)
  expect(journeys).toEqual([[first, second], [home]])
  expect(layOverBetween(first, second, zone)).toBe(105)
  expect(journeyMinutes(journeys[0] ?? [], zone)).toBe(710)
})

test.each([
  ['another reference', { ...second, reference: 'OTHER' }],
  ['no reference', { ...second, reference: null }],
  ['a day later', flight('2026-06-14 09:10 Europe/Berlin', '2026-06-14 10:55 Europe/Rome')],
  ['leaving before one has landed', flight('2026-06-13 07:00 Europe/Berlin', '2026-06-13 09:00 Europe/Rome')],
  ['a room of the same reference', { ...second, kind: 'stay' as const }],
])('%s is no part of it', (_name, next) => {
  expect(bookedJourneys([first, next], zone)).toHaveLength(2)
})
