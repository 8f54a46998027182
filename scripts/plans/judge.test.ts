import { beforeAll, expect, test } from 'vitest'
import type { DayPlan } from '../../contract/src/ai/plans.ts'
import type { Told } from '../../contract/src/words/tell-all.ts'
import { toldDays } from '../../planner/src/assistant/told-samples.ts'
import { loadTable } from '../../planner/src/guide/guide-tables.ts'
import { loadGuide } from '../../planner/src/guide/load-guide.ts'
import { doorsOn, type ListedPlace, placesOf } from './guide-page.ts'
import { faultsOf } from './judge.ts'
import type { JudgedTrip, Ride } from './judged-trip.ts'
import { judgedTripOf, usualTrips } from './trips.ts'

let places: ReadonlyMap<string, ListedPlace>
let plan: Told<DayPlan>[]
let trip: JudgedTrip

beforeAll(async () => {
  places = placesOf(await loadTable('lisbon'))
  const [, week] = usualTrips(['lisbon'])
  plan = toldDays(week!.facts, await loadGuide('lisbon'))
  trip = judgedTripOf(week!)
})

/** The plan with another first stop on one day. */
const withStop = (day: number, change: Partial<Told<DayPlan>['activities'][number]>): Told<DayPlan>[] =>
  plan.map((one, at) => {
    const [first, ...rest] = one.activities
    return at === day && first ? { ...one, activities: [{ ...first, ...change }, ...rest] } : one
  })

const withDay = (day: number, change: (one: Told<DayPlan>) => Told<DayPlan>): Told<DayPlan>[] =>
  plan.map((one, at) => (at === day ? change(one) : one))

/** The plan with another last stop on one day. */
const withLast = (day: number, change: Partial<Told<DayPlan>['activities'][number]>): Told<DayPlan>[] =>
  withDay(day, (one) => ({
    ...one,
    activities: [...one.activities.slice(0, -1), { ...one.activities.at(-1)!, ...change }],
  }))

const free = (days: Told<DayPlan>[]): Told<DayPlan>[] =>
  days.map((day) => ({ ...day, activities: day.activities.map((one) => ({ ...one, estimatedCost: 0 })) }))

const onRide = (direction: Ride['direction'], leaves: number, lands: number): JudgedTrip => ({
  ...trip,
  rides: [{ kind: 'flight', direction, date: trip.dates[1]!, leaves, lands, at: null }],
})

test('a plan of the product has no fault', () => {
  expect(faultsOf(trip, plan, places)).toEqual([])
})

test.each<[fault: string, spoiled: () => [JudgedTrip, Told<DayPlan>[]], told: RegExp]>([
  ['a day is missing', () => [trip, plan.slice(1)], /^has /],
  [
    'a visit ends before it begins',
    () => [trip, withStop(0, { startTime: '11:00', endTime: '11:00' })],
    /ends before/,
  ],
  ['two visits overlap', () => [trip, withStop(0, { endTime: '23:30' })], /overlaps/],
  ['a way is too quick', () => [trip, withStop(1, { latitude: 39.4, longitude: -8.2 })], /km from/],
  [
    'a way is said to be shorter than it can be',
    () => [trip, withLast(1, { travel: 'Right there', latitude: 38.8, longitude: -9.3 })],
    /are “/,
  ],
  [
    'the hotel is farther off than the first way says',
    () => [{ ...trip, hotel: { latitude: 38.9, longitude: -9.3 } }, plan],
    /km from the hotel/,
  ],
  ['somebody is out before the flight lands', () => [onRide('there', 600, 1300), plan], /arrives at 1300/],
  ['somebody is out when the flight leaves', () => [onRide('away', 700, 900), plan], /leaves at 700/],
  ['somebody is out while away for a day', () => [onRide('between', 480, 1140), plan], /elsewhere/],
  [
    'children are taken to a bar',
    () => [{ ...trip, hasChildren: true }, withStop(0, { title: 'Pink Street' })],
    /night out/,
  ],
  [
    'children are up late',
    () => [
      { ...trip, hasChildren: true },
      withLast(0, { title: 'Dinner around Alfama', startTime: '20:30', endTime: '22:00' }),
    ],
    /until 1320, with children/,
  ],
  ['prices are left out', () => [trip, free(plan)], /by the guide/],
  ['more travel than are paid for', () => [{ ...trip, people: 6 }, plan], /by the guide/],
  [
    'entrances take most of the money',
    () => [{ ...trip, budget: 300, people: 3 }, plan],
    /for 3 from a budget of 300/,
  ],
  ['a day is left empty', () => [trip, withDay(2, (one) => ({ ...one, activities: [] }))], /only 0 stops/],
  [
    'a day holds one stop though others are open',
    () => [trip, withDay(2, (one) => ({ ...one, activities: one.activities.slice(0, 1) }))],
    /only [01] stops/,
  ],
  [
    'a museum is visited at night',
    () => [trip, withStop(0, { title: 'Fado Museum', startTime: '03:00', endTime: '04:00' })],
    /open \[/,
  ],
  [
    'a museum is visited on its closing day',
    () => [trip, plan.map((_, day) => withStop(day, { title: 'Fado Museum' })[day]!)],
    /Fado Museum from \d+ to \d+ on [\d-]+: open \[\]/,
  ],
  ['a wheelchair does not get in', () => [{ ...trip, needsWheelchair: true }, plan], /wheelchair/],
  ['the pace is too quick', () => [{ ...trip, pace: 'relaxed' }, plan], /stops on/],
  ['the budget is exceeded', () => [{ ...trip, budget: 1 }, plan], /budget of 1/],
  [
    'something comes twice',
    () => [trip, [...plan.slice(0, -1), { ...plan.at(-1)!, activities: plan[0]!.activities }]],
    /twice/,
  ],
  [
    'an own item is in the way',
    () => [{ ...trip, own: [{ name: 'lunch', date: trip.dates[0]!, from: 0, until: 1440 }] }, plan],
    /the traveller's lunch/,
  ],
])('it is noticed when %s', (_, spoiled, told) => {
  expect(faultsOf(...spoiled(), places).join('\n')).toMatch(told)
})

test('a museum of Lisbon is shut on 1 January, and a place has its months', () => {
  const museum = places.get('Fado Museum')!
  const on = (date: string, place: ListedPlace) => {
    const day: Told<DayPlan> = {
      ...plan[0]!,
      date,
      activities: [{ ...plan[0]!.activities[0]!, title: place.name }],
    }
    return faultsOf({ ...trip, dates: [date] }, [day], new Map([[place.name, place]])).join()
  }
  expect(on('2027-01-01', museum)).toContain('shut')
  expect(on('2027-07-01', { ...museum, months: [11, 12, 1] })).toContain('season')
})

test('nobody is blamed for a day at home on a feast, nor for days out from a town full of steps', () => {
  const museum = places.get('Fado Museum')!
  const empty = (date: string) => {
    const day: Told<DayPlan> = { ...plan[0]!, date, activities: [] }
    return faultsOf({ ...trip, dates: [date] }, [day], new Map([[museum.name, museum]]))
  }
  expect(empty('2026-12-26')).toEqual([])
  expect(empty('2027-01-20').join()).toContain('Fado Museum is open')
  const steep = new Map(
    [...places].map(([name, place]) => [name, { ...place, isAccessible: place.wayMinutes !== null }]),
  )
  const outings = [...places.values()].filter(({ wayMinutes, icon }) => wayMinutes !== null && !icon)
  const out = plan.map((day, at): Told<DayPlan> => {
    const title = outings[at % outings.length]!.name
    return { ...day, activities: [{ ...day.activities[0]!, title }] }
  })
  expect(faultsOf(trip, out, places).join()).toMatch(/\d days out of/)
  expect(faultsOf({ ...trip, needsWheelchair: true }, out, steep).join()).not.toMatch(/\d days out of/)
})

test.each([
  ['daily 9-18', '2027-04-19', [[540, 1080]]],
  ['Tu-Su 10-18', '2027-04-19', []],
  [
    'Mo+We-Fr 9:30-12 14-18, Sa 10-14',
    '2027-04-22',
    [
      [570, 720],
      [840, 1080],
    ],
  ],
  ['Fr-Su 20-26', '2027-04-18', [[1200, 1560]]],
  ['daily 9-18, Mo 9-12', '2027-04-19', [[540, 720]]],
  ['always', '2027-04-19', null],
])('%s on %s', (hours, date, doors) => {
  expect(doorsOn({ hours }, date)).toEqual(doors)
})
