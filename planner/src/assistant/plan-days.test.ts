import { dayPlan } from '@sojourn/contract/ai/plans'
import { priorities } from '@sojourn/contract/itinerary/day-suggestion'
import { paces } from '@sojourn/contract/ai/preferences'
import { travelModes } from '@sojourn/contract/trips/modes'
import { addDays } from '@sojourn/contract/values/plain-date'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { checkPlan } from '../checker/check-plan.ts'
import type { Guide } from '../guide/load-guide.ts'
import { isTown } from '../guide/towns.ts'
import { mostPerDay } from '../solver/types.ts'
import { isInSeason, openPlaces } from './known-places.ts'
import { schedule } from './plan-days.ts'
import { needsDaylight } from './candidates.ts'
import { allGuides, factsOf, item, plannedFor } from './samples.ts'
import { monthOf, type TripFacts, usualWishes } from './trip-facts.ts'
import { toldDay, toldDays } from './told-samples.ts'

/** A plan for each guide takes a while on a busy machine: what takes many is asked of the pictured ones. */
const everywhereMs = 60_000

let guides: Guide[]
let pictured: Guide[]
let lisbon: Guide
beforeAll(async () => {
  guides = await allGuides()
  pictured = guides.filter(({ destination }) => !isTown(destination))
  lisbon = guides.find(({ destination }) => destination === 'lisbon')!
})

const titles = (facts: TripFacts, guide: Guide | null = lisbon): string[] =>
  toldDays(facts, guide).flatMap(({ activities }) =>
    activities.filter(({ id }) => id.includes('/')).map(({ title }) => title),
  )

test.each([
  ['2027-04-19', '2027-04-22', 3],
  ['2027-04-19', '2027-04-20', 1],
  ['2027-04-19', '2027-04-19', 1],
])('PLAN-02 from %s to %s the planner has %i day tabs', (startDate, endDate, days) => {
  const plans = toldDays(factsOf('lisbon', { startDate, endDate }), lisbon)
  expect(plans.map(({ day }) => day)).toEqual(Array.from({ length: days }, (_, at) => at + 1))
})

test('every plan of every destination passes the checker, for random trips, paces, budgets and seasons', () => {
  const trips = fc.record({
    at: fc.nat(),
    startDate: fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-11-20', days)),
    length: fc.integer({ min: 0, max: 9 }),
    travelMode: fc.constantFrom(...travelModes),
    pace: fc.constantFrom(...paces),
    people: fc.integer({ min: 1, max: 5 }),
    budget: fc.option(fc.integer({ min: 0, max: 5000 })),
    accessibility: fc.boolean(),
    travelStyle: fc.constantFrom('budget' as const, 'mid-range' as const, 'luxury' as const),
    times: fc.array(fc.tuple(fc.nat({ max: 8 }), fc.integer({ min: 6, max: 23 }), fc.nat({ max: 60 })), {
      maxLength: 4,
    }),
    wet: fc.array(fc.nat({ max: 100 }), { minLength: 10, maxLength: 10 }),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(trips, ({ at, startDate, length, times, wet, travelMode, budget, seed, ...wanted }) => {
      const guide = guides[at % guides.length]!
      const items = times.map(([day, hour, place], n) => {
        const { name, latitude, longitude } = guide.places[place % guide.places.length]!
        const time = `${String(hour).padStart(2, '0')}:15`
        return item(`${name} ${n}`, addDays(startDate, day), { time, latitude, longitude })
      })
      const weather = wet.map((rainChance, day) => ({
        date: addDays(startDate, day),
        highC: 20,
        lowC: 10,
        rainChance,
        isForecast: true,
      }))
      const endDate = addDays(startDate, length)
      const facts = factsOf(guide.destination, {
        startDate,
        endDate,
        travelMode,
        budget,
        seed,
        items,
        weather,
      })
      const { request, plan, days } = schedule(facts, guide, { ...usualWishes(facts), ...wanted })
      expect(checkPlan(plan, request!)).toEqual([])
      const shown = days.flatMap(({ date, stops }) => stops.map(({ place }) => ({ ...place, date })))
      for (const { name, season, date } of shown) {
        expect(items.some(({ title }) => title.startsWith(`${name} `))).toBe(false)
        expect(isInSeason({ season }, monthOf(date))).toBe(true)
      }
      for (const { stops } of days) {
        const sights = stops.filter(({ place }) => place.kind !== 'food').map(({ place }) => place)
        // What is over in half an hour counts half.
        const count = sights.reduce((sum, { minutes }) => sum + (minutes <= 30 ? 0.5 : 1), 0)
        expect(count).toBeLessThanOrEqual(mostPerDay[wanted.pace])
        expect(sights.length).toBeLessThanOrEqual(mostPerDay[wanted.pace] + 2)
      }
      for (const day of days.map((one, n) => toldDay(one, n, facts, guide)))
        expect(dayPlan.parse(day)).toEqual(day)
    }),
    // `npm run plans` makes a thousand.
    { numRuns: 80 },
  )
}, 120_000)

test(
  'AIF-15 priorities are high, medium and low, every plan has something of high priority, and times are round',
  () => {
    for (const guide of guides) {
      const { facts, days } = plannedFor(guide, 3)
      const stops = days.flatMap((day, at) => toldDay(day, at, facts, guide).activities)
      const found = stops.map(({ priority }) => priority)
      expect(found, guide.destination).toContain('high')
      expect(priorities).toEqual(expect.arrayContaining(found))
      // What a plan adds begins and ends at five minutes.
      const times = stops.flatMap(({ startTime, endTime }) => [startTime, endTime])
      expect(
        times.filter((time) => !/[05]$/.test(time)),
        guide.destination,
      ).toEqual([])
    }
  },
  everywhereMs,
)

test(
  'the same seed gives the same plan, and Regenerate something else, wherever one goes',
  () => {
    // Three April days in Lapland can be spent in one way only: fells lie hours apart, and museums rest on Mondays.
    const some = pictured.filter(({ destination }, at) => at % 8 === 1 && destination !== 'lapland')
    for (const guide of some) {
      const facts = factsOf(guide.destination)
      expect(toldDays(facts, guide)).toEqual(toldDays(facts, guide))
      const others = [2, 3, 4].map((seed) => titles({ ...facts, seed }, guide).join())
      expect(new Set(others).size > 1 || others[0] !== titles(facts, guide).join(), guide.destination).toBe(
        true,
      )
    }
  },
  everywhereMs,
)

test('what is planned already is not planned again, whatever the traveller called it', () => {
  const names = titles(factsOf('lisbon'))
  const items = names
    .slice(0, 4)
    .map((name, n) => item(n % 2 ? `Visit ${name.toUpperCase()}` : name, '2027-04-20'))
  const again = titles(factsOf('lisbon', { items }))
  for (const name of names.slice(0, 4)) expect(again).not.toContain(name)
  expect(again.length).toBeGreaterThan(5)
})

test('what is outdoors ends by dusk: in a northern December no park and no viewpoint by night', () => {
  for (const id of ['reykjavik', 'stockholm', 'london', 'oslo'] as const) {
    const guide = guides.find(({ destination }) => destination === id)!
    const facts = factsOf(id, { startDate: '2026-12-14' })
    const { request, days } = schedule(facts, guide, usualWishes(facts))
    const stops = days.flatMap(({ date, stops: list }) => list.map((stop) => ({ ...stop, date })))
    expect(stops.length, id).toBeGreaterThan(3)
    for (const { place, visit, date } of stops.filter((stop) => needsDaylight(stop.place))) {
      const { daylight } = request!.days.find((day) => day.date === date)!
      expect(visit.end, place.name).toBeLessThanOrEqual(daylight!.to)
      expect(daylight!.to, id).toBeLessThan(17 * 60)
    }
  }
})

test('a rainy day says why it is spent indoors', () => {
  const weather = [{ date: '2027-04-19', highC: 17, lowC: 11, rainChance: 80, isForecast: true }]
  const [wet, dry] = toldDays(factsOf('lisbon', { weather }), lisbon)
  expect(wet?.note).toContain('Rain is likely (80%): indoor places come first.')
  expect(dry?.note ?? '').not.toContain('Rain')
})

test('a public holiday is named on its day', () => {
  const holidays = [{ date: '2027-04-20', name: 'Some Day' }]
  const [, second] = toldDays(factsOf('lisbon', { holidays }), lisbon)
  expect(second?.note).toContain('Some Day is a public holiday: check opening hours before you go.')
})

test('where nothing is known no days are planned, instead of days of free time', () => {
  expect(toldDays(factsOf('lisbon', { destination: 'Xanadu' }), null)).toEqual([])
})

test('where the guide runs out, days are free time and say so', () => {
  const long = toldDays(factsOf('lisbon', { endDate: '2027-06-19' }), lisbon)
  const shown = long.flatMap(({ activities }) =>
    activities.filter(({ id }) => id.includes('/')).map(({ title }) => title),
  )
  expect(new Set(shown).size).toBe(shown.length)
  expect(long.at(-1)).toMatchObject({ theme: 'Free time', activities: [], estimatedCost: 0 })
  expect(long.at(-1)?.note).toContain('nothing more that we know fits this day')
})

test('costs are for the whole group, in the currency of the trip', () => {
  const facts = factsOf('lisbon', { perDollar: 150, currency: 'JPY' })
  const [one] = toldDays(facts, lisbon, { ...usualWishes(facts), people: 1 })
  const [four] = toldDays(facts, lisbon, { ...usualWishes(facts), people: 4 })
  expect(one!.estimatedCost).toBeGreaterThan(1000)
  expect(four!.estimatedCost).toBe(4 * one!.estimatedCost)
})

test('a trip of three days has its day out, with time to eat there', () => {
  const facts = factsOf('lisbon')
  const { plan, days } = schedule(facts, lisbon, usualWishes(facts))
  const outing = days.flatMap(({ stops }) => stops).find(({ place }) => place.way && place.minutes >= 180)
  expect(['Sintra and Pena Palace', 'Cascais']).toContain(outing?.place.name)
  const { date } = days.find(({ stops }) => stops.includes(outing!))!
  const lunch = plan.days.find((day) => day.date === date)?.meals.find(({ meal }) => meal === 'lunch')
  expect(lunch?.id).toBe(outing?.place.id)
})

test.each([
  [3, 0.9],
  [7, 0.98],
])(
  'in %i days at a moderate pace a plan holds what people come for, in every season',
  (days, share) => {
    // Everywhere in spring, and each pictured one in another season too.
    const others = ['2027-01-11', '2027-07-05', '2027-10-14']
    const trips = [
      ...guides.map((guide) => plannedFor(guide, days)),
      ...pictured.map((guide, at) => plannedFor(guide, days, others[at % others.length]!)),
    ]
    const icons = trips.flatMap(({ facts, guide, days: shown }) => {
      const planned = shown.flatMap(({ stops }) => stops.map(({ place }) => place.name))
      return openPlaces(facts, guide)
        .filter(({ icon }) => icon)
        .map(({ name }) => planned.includes(name))
    })
    expect(icons.filter(Boolean).length / icons.length).toBeGreaterThanOrEqual(share)
  },
  everywhereMs * 2,
)

test('a day out of town comes at most every fourth day where the town fills its days, and not far but for an icon', () => {
  for (const guide of guides) {
    const { days } = plannedFor(guide, 7)
    const places = days.flatMap(({ stops }) => stops.map(({ place }) => place))
    const out = places.filter(({ way, icon }) => way && !icon)
    expect(
      out.filter(({ way }) => way!.minutes > 90).map(({ name }) => name),
      guide.destination,
    ).toEqual([])
    const isShown = ({ season }: Guide['places'][number]) =>
      season === null || (season[0] <= 4 && season[1] >= 4)
    const inTown = guide.places.filter((place) => !place.way && isShown(place))
    const fillsItsDays = inTown.length >= 3 * days.length
    const daysOut = days.filter(({ stops }) => stops.some(({ place }) => out.includes(place)))
    if (fillsItsDays)
      expect(daysOut.length, guide.destination).toBeLessThanOrEqual(Math.floor(days.length / 4))
  }
}, 60_000)
