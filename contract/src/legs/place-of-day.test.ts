import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysFrom } from '../values/plain-date.ts'
import {
  countriesOf,
  isTravelDay,
  legsOutside,
  nightsOf,
  nightsOfTrip,
  placeOfDay,
  placeOfHead,
  stretchesOf,
} from './place-of-day.ts'

const somewhere = (destination: string, countryCode = 'IT', timeZone = 'Europe/Rome') => ({
  destination,
  countryCode,
  timeZone,
  latitude: 41,
  longitude: 12,
})
const trip = {
  ...somewhere('Italy'),
  startDate: '2026-06-12T00:00:00.000Z',
  endDate: '2026-06-22T00:00:00.000Z',
}
const leg = (destination: string, arriveDate: string, leaveDate: string, order = 0) => ({
  ...somewhere(destination, destination === 'Zurich' ? 'CH' : 'IT'),
  id: destination,
  arriveDate,
  leaveDate,
  order,
})
const [rome, florence, venice] = [
  leg('Rome', '2026-06-13', '2026-06-17'),
  leg('Florence', '2026-06-17', '2026-06-20'),
  leg('Venice', '2026-06-20', '2026-06-22'),
] as const
const legs = [venice, rome, florence]

const named = (place: { destination: string } | null) => place?.destination ?? null

test.each([
  // date, where, left that day, night
  ['2026-06-12', 'Rome', null, null, false],
  ['2026-06-13', 'Rome', null, 'Rome', false],
  ['2026-06-16', 'Rome', null, 'Rome', false],
  ['2026-06-17', 'Florence', 'Rome', 'Florence', true],
  ['2026-06-18', 'Florence', null, 'Florence', false],
  ['2026-06-20', 'Venice', 'Florence', 'Venice', true],
  ['2026-06-22', 'Venice', 'Venice', null, false],
  ['2026-06-30', 'Venice', null, null, false],
  ['2026-05-01', 'Rome', null, null, false],
])('on %s one is in %s, coming from %s, for a night in %s', (date, place, from, night, travels) => {
  const day = placeOfDay(trip, legs, date)
  expect([named(day.place), named(day.from), named(day.night)]).toEqual([place, from, night])
  expect(isTravelDay(day)).toBe(travels)
})

test.each([[[]], [[rome]]])('a trip with fewer than two places is at its destination all along', (few) => {
  for (const date of daysFrom('2026-06-10', '2026-06-24'))
    expect(placeOfDay(trip, few, date)).toEqual({ place: trip, leg: null, from: null, night: null })
  expect(stretchesOf(trip, few).map(({ place, days }) => [named(place), days.length])).toEqual([
    ['Italy', 11],
  ])
  expect(nightsOfTrip(trip, few)).toEqual([])
  expect(placeOfHead(trip, few, '2026-06-18')).toBe(trip)
})

test('the way there counts for where one arrives, and a gap for what comes next', () => {
  const apart = [rome, leg('Venice', '2026-06-19', '2026-06-21')]
  expect(placeOfDay(trip, apart, '2026-06-18')).toMatchObject({ place: apart[1], leg: null, night: null })
  expect(
    nightsOfTrip(trip, apart)
      .map(({ kind }) => kind[0])
      .join(''),
  ).toBe('wssssuussu')
  expect(placeOfDay(trip, apart, '2026-06-17')).toMatchObject({ place: rome, leg: rome, from: rome })
})

test('while the trip runs its head is the place of the day, before and after the first', () => {
  const heads = ['2026-06-11', '2026-06-12', '2026-06-18', '2026-06-22', '2026-06-23']
  expect(heads.map((today) => named(placeOfHead(trip, legs, today)))).toEqual([
    'Rome',
    'Rome',
    'Florence',
    'Venice',
    'Rome',
  ])
})

test('each country is named once, in the order in which it is reached', () => {
  const alpine = [leg('Zurich', '2026-06-12', '2026-06-14'), leg('Milan', '2026-06-14', '2026-06-16')]
  expect(countriesOf(trip, [...alpine, leg('Rome', '2026-06-16', '2026-06-22')]).map(named)).toEqual([
    'Zurich',
    'Milan',
  ])
})

test('places outside the trip are found', () => {
  const late = leg('Venice', '2026-06-20', '2026-06-24')
  expect(legsOutside(trip, [rome, florence, late])).toEqual([late])
  expect(legsOutside(trip, legs)).toEqual([])
})

const chained = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 8 }).map((nights) => {
  let at = '2026-06-12'
  return nights.map((count, order) => {
    const arriveDate = at
    at = addDays(at, count)
    return { ...leg(`P${order}`, arriveDate, at, order) }
  })
})

test('of any places that follow each other every night is spent in one, and as often as said', () => {
  fc.assert(
    fc.property(chained, fc.integer({ min: 0, max: 7 }), (places, turn) => {
      const days = { ...trip, endDate: places.at(-1)!.leaveDate }
      const shuffled = [...places.slice(turn), ...places.slice(0, turn)]
      const nights = nightsOfTrip(days, shuffled)
      for (const place of places)
        expect(nights.filter((night) => night.leg?.id === place.id)).toHaveLength(nightsOf(place))
      const all = stretchesOf(days, shuffled)
      expect(all.map(({ place }) => place)).toEqual(places)
      expect(all.flatMap((stretch) => stretch.days)).toEqual(daysFrom('2026-06-12', days.endDate))
    }),
    { numRuns: 300 },
  )
})
