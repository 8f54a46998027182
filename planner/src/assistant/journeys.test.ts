import type { ItemType } from '@sojourn/contract/itinerary/item-types'
import { clockText, minuteOf } from '@sojourn/contract/values/clock-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@sojourn/contract/values/plain-date'
import { loadGuide } from '../guide/load-guide.ts'
import { dayBounds, type Direction, journeysOf, leavesOn } from './journeys.ts'
import { schedule } from './plan-days.ts'
import { factsOf, item } from './samples.ts'
import { solverDays } from './trip-days.ts'
import { type PlannedItem, usualWishes } from './trip-facts.ts'
import { toldDays } from './told-samples.ts'

const dates = { startDate: '2027-04-19', endDate: '2027-04-23' }
const [first, middle, lastDay, last] = ['2027-04-19', '2027-04-21', '2027-04-22', '2027-04-23']
const airport = { latitude: 38.774, longitude: -9.134 }
const facts = (items: PlannedItem[], more = {}) => factsOf('lisbon', { ...dates, items, ...more })

test.each<[string, ItemType, string, string, Direction | null]>([
  ['Flight to Lisbon', 'flight', first, '09:00', 'arrival'],
  ['Flight', 'flight', first, '09:00', 'arrival'],
  ['BA 500', 'flight', last, '19:00', 'departure'],
  ['Flight from Lisbon', 'flight', lastDay, '19:00', 'departure'],
  ['Flight from London to Lisbon', 'flight', middle, '19:00', 'arrival'],
  ['Lisbon – London', 'flight', middle, '19:00', 'departure'],
  ['London → Lisbon', 'flight', first, '07:00', 'arrival'],
  ['Flight from LISBOA home', 'flight', lastDay, '19:00', 'departure'],
  ['Departure from Heathrow', 'flight', first, '07:00', 'arrival'],
  ['Flight home', 'flight', lastDay, '20:00', 'departure'],
  ['TP 1234', 'flight', lastDay, '20:00', 'departure'],
  ['Flight to Porto', 'flight', middle, '10:00', 'between'],
  ['Train to Madrid', 'transport', last, '15:00', 'departure'],
  ['Sud Express', 'transportation', first, '11:00', 'arrival'],
  ['Train to Porto', 'transport', middle, '10:00', null],
  ['Tram 28', 'transport', first, '10:00', null],
  ['Pick up the rental car', 'transport', last, '10:00', null],
  ['Taxi to the airport', 'transport', last, '15:00', 'departure'],
  ['Airport transfer', 'transport', first, '12:00', 'arrival'],
  ['Airport museum', 'activity', first, '12:00', null],
])('“%s” (%s) on %s at %s is: %s', (title, type, date, time, direction) => {
  const [journey] = journeysOf(facts([item(title, date, { type, time })]))
  expect(journey?.direction ?? null).toBe(direction)
})

test.each([
  [first, 'arrival'],
  [last, 'departure'],
])('a title that names the town twice says nothing: on %s it is the %s', (date, direction) => {
  const flight = item('Lisbon → Lisbon', date, { type: 'flight', time: '12:00' })
  expect(journeysOf(facts([flight])).map((one) => one.direction)).toEqual([direction])
})

test('on a trip of one day the first flight brings one there and the last takes one away', () => {
  const day = { startDate: first, endDate: first }
  const flight = (title: string, time: string) => item(title, first, { type: 'flight', time })
  const directions = (items: PlannedItem[]) => journeysOf(facts(items, day)).map((one) => one.direction)
  expect(directions([flight('A', '07:00'), flight('B', '20:00')])).toEqual(['arrival', 'departure'])
  expect(directions([flight('A', '08:00')])).toEqual(['arrival'])
  expect(directions([flight('A', '19:00')])).toEqual(['departure'])
})

test.each<[string, Partial<PlannedItem>, string, string | null, string | null]>([
  // Landing, half an hour for bags and passports, an hour into town where nobody knows the airport.
  ['landed at 11:00', { type: 'flight', time: '08:00', endTime: '11:00' }, first, '12:30', null],
  ['taking off at 8:00, three hours', { type: 'flight', time: '08:00' }, first, '12:30', null],
  ['overnight', { type: 'flight', time: '23:00' }, first, '24:00', null],
  ['a train at 11:00', { type: 'transport', time: '09:00', endTime: '11:00' }, first, '11:20', null],
  // Two hours before the flight and half an hour before the train, and the way.
  ['flying at 19:00', { type: 'flight', time: '19:00' }, last, null, '16:00'],
  ['a train at 19:00', { type: 'transport', time: '19:00' }, last, null, '18:10'],
  ['flying at 1:00', { type: 'flight', time: '01:00' }, last, null, '00:00'],
  ['without a time', { type: 'flight', time: null }, last, null, null],
])('%s bounds the day', (title, more, date, from, to) => {
  const text = (minute: number | null) =>
    minute === 1440 ? '24:00' : minute === null ? null : clockText(minute)
  const journeys = journeysOf(facts([item(title, date, more)]))
  const bounds = dayBounds(date, journeys, { latitude: 38.713, longitude: -9.139 })
  expect([text(bounds.from), text(bounds.to)]).toEqual([from, to])
})

test('from a known airport the way takes what it takes', () => {
  const base = { latitude: 38.713, longitude: -9.139 }
  const flight = (date: string, time: string) =>
    journeysOf(facts([item('Flight', date, { type: 'flight', time, ...airport })]))
  const { from } = dayBounds(first, flight(first, '11:00'), base)
  expect(from).toBeGreaterThan(11 * 60 + 30)
  expect(from).toBeLessThan(12 * 60 + 30)
  const { to } = dayBounds(last, flight(last, '19:00'), base)
  expect(to).toBeGreaterThan(16 * 60)
  expect(to).toBeLessThan(17 * 60)
})

test('a ride for pleasure on the day of arrival, or there and back in the middle, bounds no day', () => {
  const ride = (title: string, date: string, time: string) => item(title, date, { type: 'transport', time })
  const flight = item('Flight', first, { type: 'flight', time: '05:00', endTime: '07:00' })
  const journeys = journeysOf(
    facts([
      flight,
      ride('Train to Sintra', first, '10:00'),
      ride('Lisbon – Sintra', middle, '09:00'),
      ride('Sintra – Lisbon', middle, '13:00'),
    ]),
  )
  expect(journeys.map((journey) => journey.item.title)).toEqual(['Flight'])
  const trains = [ride('Train to Cascais', first, '15:00'), ride('Sud Express', first, '08:00')]
  expect(journeysOf(facts(trains)).map((journey) => journey.item.title)).toEqual(['Sud Express'])
})

test('of two flights there the later counts, of two away the earlier', () => {
  const flight = (title: string, date: string, time: string, endTime: string) =>
    item(title, date, { type: 'flight', time, endTime })
  const journeys = journeysOf(
    facts([
      flight('LHR-FRA', first, '06:00', '08:00'),
      flight('FRA-LIS', first, '09:30', '12:30'),
      flight('LIS-FRA', last, '14:00', '17:00'),
      flight('FRA-LHR', last, '18:00', '19:00'),
    ]),
  )
  expect(dayBounds(first, journeys, airport).from).toBe(14 * 60)
  expect(dayBounds(last, journeys, airport).to).toBe(11 * 60)
})

const flights = [
  item('Flight to Lisbon', first, { type: 'flight', time: '10:00', endTime: '13:00' }),
  item('Flight home', last, { type: 'flight', time: '17:00' }),
]

test('nothing is planned before one has landed, and the day says so', async () => {
  const [day] = toldDays(facts(flights), await loadGuide('lisbon'))
  expect(day!.activities.length).toBeGreaterThan(0)
  for (const { startTime } of day!.activities) expect(minuteOf(startTime)).toBeGreaterThanOrEqual(14.5 * 60)
  expect(day!.note).toContain('You arrive at 13:00: the day begins at 14:30.')
})

test('the day of departure shows what fits before leaving, where a departure is known', async () => {
  const guide = await loadGuide('lisbon')
  const plans = toldDays(facts(flights), guide)
  expect(plans.map(({ date }) => date)).toEqual([first, '2027-04-20', middle, lastDay, last])
  const day = plans.at(-1)!
  expect(day).toMatchObject({ day: 5, theme: expect.stringMatching(/^Day of departure: /) })
  expect(day.note).toContain('Your flight leaves at 17:00: set off by 14:00.')
  expect(day.activities.length).toBeGreaterThan(0)
  for (const { endTime } of day.activities) expect(minuteOf(endTime)).toBeLessThanOrEqual(14 * 60)
  expect(toldDays(facts([]), guide).map(({ date }) => date)).not.toContain(last)
  expect(leavesOn(facts([item('Flight home', last, { type: 'flight' })]))).toBeNull()
})

test('who leaves at dawn is told when to set off, and nothing else', async () => {
  const early = toldDays(
    facts([item('Flight home', last, { type: 'flight', time: '06:30' })]),
    await loadGuide('lisbon'),
  )
  expect(early.at(-1)).toMatchObject({ date: last, theme: 'Day of departure', activities: [] })
  expect(early.at(-1)!.note).toBe('Your flight leaves at 06:30: set off by 03:30.')
})

test('who flies at seven in the morning is shown nothing on that day but when to set off', async () => {
  const flight = item('Flight home', last, { type: 'flight', time: '07:00' })
  const day = toldDays(facts([flight]), await loadGuide('lisbon')).at(-1)!
  expect(day).toMatchObject({ date: last, theme: 'Day of departure', activities: [], estimatedCost: 0 })
  expect(day.note).toBe('Your flight leaves at 07:00: set off by 04:00.')
})

test('who lands late at night is told so, and nothing else', async () => {
  const late = [item('Flight to Lisbon', first, { type: 'flight', time: '19:00', endTime: '22:40' })]
  const [day] = toldDays(facts(late), await loadGuide('lisbon'))
  expect(day).toMatchObject({ theme: 'Day of arrival', activities: [] })
  expect(day!.note).toBe('You arrive late at night.')
})

test('who lands at noon has lunch, and who leaves in the evening dinner before', async () => {
  const items = [
    item('Flight to Lisbon', first, { type: 'flight', time: '09:00', endTime: '11:00' }),
    item('Flight home', last, { type: 'flight', time: '23:00' }),
  ]
  const trip = facts(items)
  const { plan } = schedule(trip, await loadGuide('lisbon'), usualWishes(trip))
  const mealsOn = (date: string) => plan.days.find((day) => day.date === date)!.meals.map(({ meal }) => meal)
  expect(mealsOn(first)).toEqual(['lunch', 'dinner'])
  expect(mealsOn(last)).toEqual(['lunch', 'dinner'])
})

test('whenever one lands and leaves, nothing is planned before or after', async () => {
  const guides = await Promise.all((['lisbon', 'tokyo', 'agra', 'london'] as const).map(loadGuide))
  const minutes = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(
      fc.nat({ max: 3 }),
      minutes,
      minutes,
      fc.nat({ max: 3 }),
      fc.nat(),
      (at, lands, leaves, nights, seed) => {
        const endDate = addDays(first, nights)
        const trip = factsOf(guides[at]!.destination, {
          startDate: first,
          endDate,
          seed,
          items: [
            item('Arrival', first, { type: 'flight', time: clockText(lands) }),
            item('Flight home', endDate, { type: 'flight', time: clockText(leaves) }),
          ],
        })
        const days = toldDays(trip, guides[at]!)
        const ofFirst = days[0]!.activities.map(({ startTime }) => minuteOf(startTime)!)
        if (nights > 0) expect(Math.min(...ofFirst)).toBeGreaterThanOrEqual(Math.min(lands + 90, 1440))
        for (const { endTime } of days.at(-1)!.activities)
          expect(minuteOf(endTime)).toBeLessThanOrEqual(leaves - 180)
      },
    ),
    { numRuns: 60 },
  )
})

test('who flies at seven in the morning is shown nothing on that day but when to set off', async () => {
  const flight = item('Flight home', last, { type: 'flight', time: '07:00' })
  const day = toldDays(facts([flight]), await loadGuide('lisbon')).at(-1)!
  expect(day).toMatchObject({ date: last, theme: 'Day of departure', activities: [], estimatedCost: 0 })
  expect(day.note).toBe('Your flight leaves at 07:00: set off by 04:00.')
})

test('who lands late at night is sent nowhere that night', async () => {
  const landing = item('Arrival', first, { type: 'flight', time: '21:51' })
  const trip = factsOf('tokyo', { startDate: first, endDate: addDays(first, 1), items: [landing] })
  expect(toldDays(trip, await loadGuide('tokyo'))[0]!.activities).toEqual([])
})

test('who changes hotels begins where the last night was and ends where the next is', () => {
  const bed = (title: string, date: string, latitude: number) =>
    item(title, date, { type: 'hotel', time: '15:00', endTime: '23:00', latitude, longitude: -9.14 })
  const trip = facts([bed('Old', first, 38.71), bed('New', middle, 38.73)])
  const days = solverDays(trip, [first, middle, lastDay], 'moderate', airport)
  expect(days.map(({ startAt, endAt }) => [startAt.latitude, endAt.latitude])).toEqual([
    [38.71, 38.71],
    [38.71, 38.73],
    [38.73, 38.73],
  ])
  expect(days[0]!.fixed).toMatchObject([{ start: 15 * 60, end: 15 * 60 + 30 }])
})
