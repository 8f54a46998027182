import { describe, expect, test } from 'vitest'
import { guideFor } from '../guide/guide-for.ts'
import type { IdeaToPlan } from './idea-candidates.ts'
import { planIdeas } from './plan-ideas.ts'
import { plannedParts } from './planned-parts.ts'
import type { PlannedItem, TripFacts } from './trip-facts.ts'

const rome: TripFacts = {
  destination: 'Rome, Italy',
  at: { latitude: 41.9, longitude: 12.5 },
  countryCode: 'IT',
  timeZone: 'Europe/Rome',
  // A Friday and a Saturday, with the night of Saturday.
  startDate: '2026-06-12',
  endDate: '2026-06-14',
  travelMode: 'leisure',
  adults: 2,
  children: null,
  currency: 'EUR',
  perDollar: 1,
  budget: null,
  items: [],
  weather: [],
  holidays: [],
  seed: 1,
}
const [friday, saturday] = ['2026-06-12', '2026-06-13']

const idea = (title: string, more: Partial<IdeaToPlan> = {}): IdeaToPlan => ({
  id: title,
  title,
  type: 'activity',
  location: null,
  latitude: 41.899,
  longitude: 12.477,
  minutes: 60,
  score: 0,
  ...more,
})
const item = (title: string, date: string, time: string | null, endTime: string | null): PlannedItem => ({
  id: title,
  title,
  type: 'activity',
  date,
  time,
  endTime,
  location: null,
  latitude: 41.9,
  longitude: 12.48,
  cost: null,
})
const both = (time: string | null, endTime: string | null) =>
  [friday, saturday].map((date) => item(`Tour ${date}`, date, time, endTime))

const plan = (ideas: IdeaToPlan[], items: PlannedItem[] = [], from = friday) =>
  planIdeas({ facts: { ...rome, items }, guide: null }, [], ideas, from)
const when = (planned: ReturnType<typeof plan>, id: string) =>
  planned.days.flatMap(({ date, ideas }) =>
    ideas.filter((one) => one.id === id).map((one) => ({ ...one, date })),
  )
const whyOf = (planned: ReturnType<typeof plan>, id: string) =>
  planned.staying.find((one) => one.id === id)?.why.code.replace('ideas-plan.', '') ?? 'fits'

test('what fits has its day and its time, for as long as it takes, and nothing else is added', () => {
  const planned = plan([idea('Rowing boats', { minutes: 90 }), idea('Gelato', { minutes: 20 })])
  expect(planned.staying).toEqual([])
  const [boats] = when(planned, 'Rowing boats')
  expect(boats!.to - boats!.from).toBe(90)
  expect(planned.days.flatMap(({ ideas }) => ideas)).toHaveLength(2)
})

test('what is planned and booked stays, with or without a time, and no idea lies on it', () => {
  const items = [...both('09:00', '13:00'), item('Swim', friday, null, null)]
  const ideas = Array.from({ length: 12 }, (_, n) => idea(`Idea ${n}`, { minutes: 90 }))
  const planned = plan(ideas, items)
  for (const { ideas: put } of planned.days)
    for (const { from, to } of put) expect(to <= 9 * 60 || from >= 13 * 60).toBe(true)
  const [onFriday, onSaturday] = planned.days
  expect(onFriday!.fixed).toMatchObject([{ from: 540, to: 780 }])
  expect(onFriday!.ideas.length).toBeLessThan(onSaturday!.ideas.length)
  expect(new Set(planned.days.flatMap((day) => day.ideas.map(({ id }) => id))).size).toBe(
    12 - planned.staying.length,
  )
})

test('where only one fits, it is the one that more people want, however long the others are', () => {
  const busy = [friday, saturday].flatMap((date) => [
    item(`A ${date}`, date, '08:00', '15:00'),
    item(`B ${date}`, date, date === friday ? '15:00' : '17:20', '23:30'),
  ])
  const long = idea('Long', { minutes: 110, score: 2 })
  const short = [idea('One', { minutes: 40 }), idea('Two', { minutes: 40 })]
  const planned = plan([...short, long], busy)
  expect(whyOf(planned, 'Long')).toBe('fits')
  expect(short.map(({ id }) => whyOf(planned, id))).not.toContain('fits')
})

test('days that are over hold nothing', () => {
  expect(when(plan([idea('Boats')], [], saturday), 'Boats')[0]!.date).toBe(saturday)
  expect(whyOf(plan([idea('Boats')], [], '2026-06-20'), 'Boats')).toBe('noDays')
})

test('a table is for noon or the evening, and the open air for the light', () => {
  const planned = plan([
    idea('Trattoria', { type: 'restaurant', minutes: 75 }),
    idea('Park', { type: 'outdoor', minutes: 60 }),
  ])
  const [table] = when(planned, 'Trattoria')
  expect([11.5 * 60, 18 * 60].some((from) => table!.from >= from && table!.from < from + 5 * 60)).toBe(true)
  expect(when(planned, 'Park')[0]!.to).toBeLessThan(21.5 * 60)
})

describe('what stays an idea says why, with a figure', () => {
  test.each([
    ['takes longer than any free time', idea('Ostia', { minutes: 20 * 60 }), [], 'tooLong', 'longest'],
    ['lies too far away', idea('Etna', { latitude: 37.75, longitude: 14.99 }), [], 'tooFar', 'distance'],
    ['finds the days full', idea('Boats'), both('00:00', '23:59'), 'noRoom', 'place'],
    [
      'is open only while something is planned',
      idea('Trattoria', { type: 'restaurant' }),
      [...both('11:00', '16:00'), ...both('17:30', '23:50').map((one) => ({ ...one, id: `late ${one.id}` }))],
      'shutWhenFree',
      'from',
    ],
  ] as const)('what %s', (_, one, items, code, figure) => {
    const [stays] = plan([one], [...items]).staying
    expect(stays).toMatchObject({ id: one.id, why: { code: `ideas-plan.${code}` } })
    expect(stays!.why.values).toHaveProperty(figure)
  })

  test('what the guide knows to be shut on these days', async () => {
    const monday = { ...rome, startDate: '2026-06-15', endDate: '2026-06-16' }
    const guide = await guideFor({
      destination: 'Rome, Italy',
      latitude: 41.9,
      longitude: 12.5,
      countryCode: 'IT',
    })
    const wanted = idea('Galleria Borghese', { latitude: 41.9142, longitude: 12.4921, minutes: null })
    const planned = planIdeas({ facts: monday, guide }, [], [wanted], monday.startDate)
    expect(whyOf(planned, wanted.id)).toBe('closed')
    const later = { ...monday, endDate: '2026-06-17' }
    const [found] = when(planIdeas({ facts: later, guide }, [], [wanted], later.startDate), wanted.id)
    expect(found!.date).toBe('2026-06-16')
  })
})

test('on a trip with several places each idea has a day of the place it is near; where nobody knows its place it stays', async () => {
  const leg = (
    destination: string,
    latitude: number,
    longitude: number,
    arriveDate: string,
    leaveDate: string,
  ) => ({
    id: destination,
    destination,
    latitude,
    longitude,
    countryCode: 'IT',
    timeZone: 'Europe/Rome',
    arriveDate,
    leaveDate,
    order: 0,
  })
  const facts = { ...rome, endDate: '2026-06-18' }
  const legs = [
    leg('Rome, Italy', 41.9, 12.5, '2026-06-12', '2026-06-15'),
    leg('Florence, Italy', 43.77, 11.25, '2026-06-15', '2026-06-18'),
  ]
  const parts = await plannedParts(facts, { legs, bookings: [] }, guideFor)
  const wanted = [
    idea('Boats'),
    idea('Climb the dome', { latitude: 43.773, longitude: 11.256 }),
    idea('A concert', { latitude: null, longitude: null }),
  ]
  const planned = planIdeas({ facts, guide: null }, parts, wanted, facts.startDate)
  expect(when(planned, 'Boats')[0]!.date < '2026-06-15').toBe(true)
  expect(when(planned, 'Climb the dome')[0]!.date >= '2026-06-15').toBe(true)
  expect(whyOf(planned, 'A concert')).toBe('placeUnknown')
})
