import { addDays } from '@sojourn/contract/values/plain-date'
import { beforeAll, expect, test } from 'vitest'
import type { Guide } from '../guide/load-guide.ts'
import { type PlannedStop, schedule } from './plan-days.ts'
import { allGuides, factsOf } from './samples.ts'
import { usualWishes } from './trip-facts.ts'
import { metresApart } from './words.ts'

/** A plan for each guide takes a while on a busy machine. */
const everywhereMs = 120_000

let guides: Guide[]
beforeAll(async () => {
  guides = await allGuides()
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
    const pairs = [3, 5, 7].flatMap((days) => guides.flatMap((guide) => pairsOf(planOf(guide, days))))
    expect(pairs.length).toBeGreaterThan(5000)
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.7)
  },
  everywhereMs,
)
