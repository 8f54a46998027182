import type { ItemType } from '@sojourn/contract/itinerary/item-types'
import { minuteOf } from '@sojourn/contract/values/clock-time'
import { expect, test } from 'vitest'
import { loadGuide } from '../guide/load-guide.ts'
import { absencesOf } from './absences.ts'
import { journeysOf } from './journeys.ts'
import { factsOf, item } from './samples.ts'
import { toldDays } from './told-samples.ts'

const dates = { startDate: '2027-04-19', endDate: '2027-04-23' }
const [first, middle, lastDay] = ['2027-04-19', '2027-04-21', '2027-04-22']

type Ride = [title: string, type: ItemType, time: string, endTime?: string]
const tripOf = (date: string, rides: readonly Ride[]) =>
  factsOf('lisbon', {
    ...dates,
    items: rides.map(([title, type, time, endTime = null]) => item(title, date, { type, time, endTime })),
  })

test.each<[date: string, rides: Ride[], away: string | null]>([
  // Half an hour at the station and twenty minutes' way before it; the way after it.
  [
    middle,
    [
      ['Train to Sintra', 'transport', '07:30', '08:15'],
      ['Train back to Lisbon', 'transport', '18:00', '18:45'],
    ],
    '06:40 19:05',
  ],
  [
    middle,
    [
      ['Lisbon – Porto', 'transport', '08:00', '11:00'],
      ['Porto – Lisbon', 'transport', '17:00', '20:00'],
    ],
    '07:10 20:20',
  ],
  // Two hours before a flight, half an hour after it, an hour's way.
  [
    middle,
    [
      ['Lisbon → Porto', 'flight', '08:00', '09:00'],
      ['Porto → Lisbon', 'flight', '16:00', '17:00'],
    ],
    '05:00 18:30',
  ],
  [
    lastDay,
    [
      ['Bus to Évora', 'transport', '08:00', '09:30'],
      ['Return by bus', 'transport', '17:00', '18:30'],
    ],
    '07:10 18:50',
  ],
  // From the airport one comes by way of another town, and nobody has been here before.
  [
    first,
    [
      ['Flight to Frankfurt', 'flight', '06:00', '08:00'],
      ['Flight to Lisbon', 'flight', '09:30', '12:30'],
    ],
    null,
  ],
  [
    first,
    [
      ['Lisbon – Sintra', 'transport', '10:00', '10:45'],
      ['Sintra – Lisbon', 'transport', '16:00', '16:45'],
    ],
    '09:10 17:05',
  ],
  // Who flew there in the morning flies back in the evening, whatever that flight is called.
  [
    middle,
    [
      ['Flight to Porto', 'flight', '08:00', '09:00'],
      ['Return flight', 'flight', '16:00', '17:00'],
    ],
    '05:00 18:30',
  ],
  [middle, [['Train to Sintra', 'transport', '07:30', '08:15']], null],
  [
    middle,
    [
      ['Tram to Belém', 'transport', '09:00'],
      ['Tram to Lisbon', 'transport', '11:00'],
    ],
    null,
  ],
])('%s, %j: away %s', (date, rides, away) => {
  const trip = tripOf(date, rides)
  const absences = absencesOf(trip)
  const times = (away ?? '').split(' ').flatMap((text) => minuteOf(text) ?? [])
  expect(absences.map(({ start, end }) => [start, end])).toEqual(away ? [times] : [])
  if (away) expect(journeysOf(trip)).toEqual([])
})

test('who goes to another town and back is shown nothing of this one in between', async () => {
  const trip = tripOf(middle, [
    ['Train to Sintra', 'transport', '07:30', '08:15'],
    ['Train back to Lisbon', 'transport', '18:00', '18:45'],
  ])
  const day = toldDays(trip, await loadGuide('lisbon')).find(({ date }) => date === middle)!
  expect(day.activities.length).toBeGreaterThan(0)
  for (const { title, startTime } of day.activities)
    expect(minuteOf(startTime), title).toBeGreaterThanOrEqual(19 * 60 + 5)
  expect(day.note).toContain('You are elsewhere from 07:30 to 18:45.')
})

test('a whole day elsewhere is called that, and no free time', async () => {
  const trip = tripOf(middle, [
    ['Train to Porto', 'transport', '07:00', '10:00'],
    ['Train back to Lisbon', 'transport', '20:00', '23:00'],
  ])
  const day = toldDays(trip, await loadGuide('lisbon')).find(({ date }) => date === middle)!
  expect(day).toMatchObject({ theme: 'Day elsewhere', activities: [] })
  expect(day.note).toBe('You are elsewhere from 07:00 to 23:00.')
})

test.each([
  ['Flight to Elsewhere', 'Flight back to Mont-Saint-Michel'],
  ['Mont-Saint-Michel → Jersey', 'Jersey – Mont Saint Michel'],
])('a town with dashes in its name is left and come back to: %s, %s', (out, back) => {
  const items = [
    item(out, middle, { type: 'flight', time: '08:00', endTime: '09:15' }),
    item(back, middle, { type: 'flight', time: '18:45', endTime: '20:00' }),
  ]
  const trip = factsOf('mont-saint-michel', { ...dates, items })
  expect(absencesOf(trip)).toMatchObject([{ date: middle, leaves: 480, lands: 1200 }])
})

test('who is elsewhere over night is shown nothing until the flight back', async () => {
  const items = [
    item('Flight to Porto', '2027-04-20', { type: 'flight', time: '14:00', endTime: '15:00' }),
    item('Porto – Lisbon', '2027-04-22', { type: 'flight', time: '10:00', endTime: '11:00' }),
  ]
  const days = toldDays(factsOf('lisbon', { ...dates, items }), await loadGuide('lisbon'))
  const [, leaving, away, returning] = days
  expect(leaving!.note).toContain('You are elsewhere from 14:00 on.')
  expect(leaving!.activities.filter(({ endTime }) => endTime > '11:00')).toEqual([])
  expect(away).toMatchObject({ theme: 'Day elsewhere', activities: [], note: 'You are elsewhere all day.' })
  expect(returning!.note).toContain('You are elsewhere until 11:00.')
  expect(returning!.activities.length).toBeGreaterThan(1)
  expect(returning!.activities.filter(({ startTime }) => startTime < '12:30')).toEqual([])
})
