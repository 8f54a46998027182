// Made-up instances and trips, the same for the same seed: for tests and for measuring.
import { paces } from '@sojourn/contract/ai/preferences'
import type { Instance, TourStop } from './orienteering.ts'
import { Random } from './random.ts'
import {
  meals,
  usualMeals,
  type Candidate,
  type FixedItem,
  type Interval,
  type PlanRequest,
} from './types.ts'

/** Places strewn over a square, some with narrow hours and some with wide ones, as the public instances have them. */
export function sampleInstance(seed: number, days: number, count = 100): Instance {
  const random = new Random(seed)
  const long = random.unit() < 0.5
  const horizon = long ? 1000 : 230
  const start = { x: 35, y: 35, open: 0, close: horizon }
  const wide = random.unit()
  const places = Array.from({ length: count }, (_, index): TourStop => {
    const [x, y] = [random.below(71), random.below(71)]
    const way = Math.hypot(x - start.x, y - start.y)
    const last = Math.floor(horizon - way - 10)
    const width = random.unit() < wide ? last : 10 + random.below(long ? 120 : 40)
    const open = Math.max(0, Math.min(last - width, Math.floor(way + random.unit() * (last - way - width))))
    return {
      id: index + 1,
      x,
      y,
      value: 1 + random.below(40),
      visit: 10,
      open,
      close: Math.min(last, open + width),
    }
  })
  return { days, start, places }
}

const hour = 60

function sampleHours(random: Random): readonly (readonly Interval[])[] | null {
  if (random.unit() < 0.25) return null
  const closedOn = random.below(9)
  const from = (8 + random.below(4)) * hour
  const to = (16 + random.below(8)) * hour
  const noon = random.unit() < 0.2
  const open = noon
    ? [
        { from, to: 12.5 * hour },
        { from: 14 * hour, to },
      ]
    : [{ from, to }]
  return Array.from({ length: 7 }, (_, weekday) => (weekday === closedOn ? [] : open))
}

function sampleCandidate(random: Random, index: number): Candidate {
  const eatery = random.unit() < 0.15
  const outing = index % 13 === 12
  return {
    id: `place-${index}`,
    name: `Place ${index}`,
    latitude: 38.72 + (random.unit() - 0.5) * 0.06,
    longitude: -9.14 + (random.unit() - 0.5) * 0.1,
    stops: 1 + (index % 17 === 16 ? 1 : 0),
    value: 1 + random.below(10),
    icon: index % 9 === 8,
    minutes: (outing ? 180 : 30) + 15 * random.below(8),
    cost: random.unit() < 0.4 ? 0 : 5 * random.below(8),
    hours: sampleHours(random),
    indoor: random.unit() < 0.5,
    accessible: random.unit() < 0.7,
    meals: eatery && !outing ? meals.filter(() => random.unit() < 0.7) : [],
    best: random.unit() < 0.1 ? { from: 17 * hour, to: 21 * hour } : null,
    outing,
    farOut: outing,
    byDaylight: index % 4 === 0,
  }
}

function sampleFixed(random: Random, index: number): FixedItem {
  const start = 8 * hour + 15 * random.below(48)
  const placed = random.unit() < 0.7
  return {
    id: `item-${index}`,
    name: `Item ${index}`,
    start,
    end: start + 30 + 15 * random.below(12),
    at: placed ? { latitude: 38.7 + random.unit() * 0.05, longitude: -9.18 + random.unit() * 0.08 } : null,
    candidateId: random.unit() < 0.2 ? `place-${random.below(20)}` : null,
    meal: random.unit() < 0.1 ? 'lunch' : null,
  }
}

interface SampleTrip {
  seed: number
  days?: number
  candidates?: number
  withFixed?: boolean
}

export function sampleTrip({ seed, days = 7, candidates = 60, withFixed = true }: SampleTrip): PlanRequest {
  const random = new Random(seed)
  const centre = { latitude: 38.715, longitude: -9.14 }
  const maybe = (share: number, amount: number): number | null => (random.unit() < share ? amount : null)
  return {
    days: Array.from({ length: days }, (_, day) => {
      const startMinute = 8 * hour + 30 * random.below(5)
      return {
        date: `2027-05-${String(day + 1).padStart(2, '0')}`,
        weekday: (day + 6) % 7,
        startMinute,
        stretched: { from: startMinute - hour, to: startMinute + 15 * hour },
        endMinute: startMinute + (8 + random.below(6)) * hour,
        startAt: centre,
        endAt: random.unit() < 0.8 ? centre : { latitude: 38.74, longitude: -9.16 },
        fixed: Array.from({ length: withFixed ? random.below(4) : 0 }, (_, at) =>
          sampleFixed(random, day * 10 + at),
        ),
        rainLikely: random.unit() < 0.3,
        daylight: { from: 7 * hour, to: (15 + (day % 6)) * hour },
      }
    }),
    candidates: Array.from({ length: candidates }, (_, index) => sampleCandidate(random, index)),
    mostOutings: 2,
    pace: paces[random.below(paces.length)]!,
    budget: maybe(0.5, 20 * random.below(20)),
    dayBudget: maybe(0.5, 10 * random.below(10)),
    accessibleOnly: random.unit() < 0.2,
    locked: random.unit() < 0.3 ? ['place-3', 'place-5'] : [],
    avoid: random.unit() < 0.3 ? ['place-1'] : [],
    mealRules: { lunch: usualMeals.lunch, dinner: random.unit() < 0.7 ? usualMeals.dinner : null },
    seed: random.below(1000),
  }
}
