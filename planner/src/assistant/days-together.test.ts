import { addDays } from '@sojourn/contract/values/plain-date'
import { beforeAll, expect, test } from 'vitest'
import type { Guide } from '../guide/load-guide.ts'
import { isTown } from '../guide/towns.ts'
import { type PlannedStop, schedule } from './plan-days.ts'
import { allGuides, factsOf } from './samples.ts'
import { usualWishes } from './trip-facts.ts'
import { metresApart } from './words.ts'

/** A plan for each guide takes a while on a busy machine. */
const everywhereMs = 120_000

let pictured: Guide[]
let towns: Guide[]
beforeAll(async () => {
  const guides = await allGuides()
  pictured = guides.filter(({ destination }) => !isTown(destination))
  towns = guides.filter(({ destination }) => isTown(destination))
})

function planOf(guide: Guide, days: number): PlannedStop[][] {
  const startDate = '2027-05-11'
  const facts = factsOf(guide.destination, { startDate, endDate: addDays(startDate, days) })
  return schedule(facts, guide, usualWishes(facts)).days.map(({ stops }) => stops)
}

const neighbourM = 500

/** Of each pair of neighbours in a plan: whether they share a day. */
const pairsOf = (plan: readonly PlannedStop[][]): boolean[] =>
  plan
    .flatMap((stops, day) => stops.map(({ place }) => ({ place, day })))
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

/** How many pairs of stops share a day, wherever they lie: more neighbours than these cannot. */
const pairsInDays = (plan: readonly PlannedStop[][]): number =>
  plan.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)

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
