import { beforeAll, expect, test } from 'vitest'
import type { Guide } from '../guide/load-guide.ts'
import { isTown } from '../guide/towns.ts'
import { type PlannedStop } from './plan-days.ts'
import { allGuides, plannedFor } from './samples.ts'
import { metresApart } from './words.ts'
import { toldDay } from './told-samples.ts'

/** A plan for each guide takes a while on a busy machine. */
const everywhereMs = 120_000

let guides: Guide[]
let pictured: Guide[]
let towns: Guide[]
beforeAll(async () => {
  guides = await allGuides()
  pictured = guides.filter(({ destination }) => !isTown(destination))
  towns = guides.filter(({ destination }) => isTown(destination))
})

const planOf = (guide: Guide, days: number): PlannedStop[][] =>
  plannedFor(guide, days).days.map(({ stops }) => stops)

const neighbourM = 500

const sightsOf = (stops: readonly PlannedStop[]): PlannedStop[] =>
  stops.filter(({ place }) => place.kind !== 'food')

/** Of each pair of sights close to each other: whether they share a day. */
const pairsOf = (plan: readonly PlannedStop[][]): boolean[] =>
  plan
    .flatMap((stops, day) => sightsOf(stops).map(({ place }) => ({ place, day })))
    .flatMap((one, at, all) =>
      all
        .slice(at + 1)
        .filter((other) => metresApart(one.place, other.place) <= neighbourM)
        .map((other) => other.day === one.day),
    )

test(
  'of what lies within 500 m of each other, seven tenths share a day, in trips of 3, 5 and 7 days',
  () => {
    const pairs = [3, 5, 7].flatMap((days) => pictured.flatMap((guide) => pairsOf(planOf(guide, days))))
    expect(pairs.length).toBeGreaterThan(5000)
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.7)
  },
  everywhereMs,
)

/** How many pairs of sights share a day, wherever they lie: more neighbours than these cannot. */
const pairsInDays = (plan: readonly PlannedStop[][]): number =>
  plan.map(sightsOf).reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)

test(
  'where a whole town lies within 500 m, seven tenths of the neighbours that its days can hold share one',
  () => {
    const plans = towns.map((guide) => planOf(guide, 3))
    const pairs = plans.map((plan) => ({ near: pairsOf(plan), most: pairsInDays(plan) }))
    const together = pairs.flatMap(({ near }) => near.filter(Boolean)).length
    const possible = pairs.reduce((sum, { near, most }) => sum + Math.min(near.length, most), 0)
    expect(together / possible).toBeGreaterThanOrEqual(0.7)
  },
  everywhereMs,
)

test(
  'the title of a day names what is visited on it, and no two days of a plan are called alike',
  () => {
    for (const guide of guides) {
      const { facts, days: planned } = plannedFor(guide, 7)
      const days = planned
        .map((day, at) => toldDay(day, at, facts, guide))
        .filter(({ activities }) => activities.length > 0)
      for (const { theme, activities } of days)
        expect(
          activities.some(({ title }) => theme.includes(title)),
          `${guide.destination}: ${theme}`,
        ).toBe(true)
      expect(new Set(days.map(({ theme }) => theme)).size, guide.destination).toBe(days.length)
    }
  },
  everywhereMs,
)

test(
  'nobody is on the way for more than an hour inside a town, but to an icon or where nothing else is left',
  () => {
    const legs = guides.flatMap((guide) =>
      [3, 7].flatMap((days) =>
        planOf(guide, days).flatMap((stops) =>
          stops.flatMap(({ place, visit }, at) =>
            place.way || stops[at - 1]?.place.way ? [] : [{ place, minutes: visit.travelMinutes }],
          ),
        ),
      ),
    )
    const long = legs.filter(({ minutes }) => minutes > 60)
    expect(legs.length).toBeGreaterThan(4000)
    expect(long.length / legs.length).toBeLessThanOrEqual(0.01)
  },
  everywhereMs,
)
