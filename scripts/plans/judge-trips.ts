import { interestLabels } from '../../contract/src/ai/preferences.ts'
import type { DayPlan } from '../../contract/src/ai/plans.ts'
import type { Told } from '../../contract/src/words/tell-all.ts'
import { toldItinerary } from '../../planner/src/assistant/told-samples.ts'
import { toldDays } from '../../planner/src/assistant/told-samples.ts'
import { loadTable } from '../../planner/src/guide/guide-tables.ts'
import { type Guide, loadGuide } from '../../planner/src/guide/load-guide.ts'
import { placeOfGuide } from '../../planner/src/guide/towns.ts'
import * as bars from './bars.ts'
import { freeTimes, quantile } from './free-time.ts'
import { placesOf } from './guide-page.ts'
import { faultsOf } from './judge.ts'
import { judgedTripOf, type Trip } from './trips.ts'

interface Bar {
  name: string
  share: bars.Share
  /** Null: only printed. */
  least: number | null
}

interface Verdict {
  plans: number
  faults: string[]
  bars: Bar[]
  /** The 95th percentile of a week's plan. */
  cpuMs: number
  /** Minutes of a full day for which nothing is planned. */
  free: { median: number; p95: number }
}

interface Measure {
  name: string
  least: number | null
  of: (judged: bars.Judged) => bars.Share
  /** Of usual trips of so many days, of all usual ones, or of the varied. */
  on: 3 | 7 | 'usual' | 'varied'
}

const measures: readonly Measure[] = [
  { name: 'icons in 3 days', least: 0.9, on: 3, of: bars.iconsHeld },
  { name: 'icons in 7 days', least: 0.98, on: 7, of: bars.iconsHeld },
  { name: 'icons on varied trips from 3 days on', least: 0.95, on: 'varied', of: bars.iconsHeld },
  { name: 'neighbours on one day', least: 0.7, on: 'usual', of: bars.neighboursTogether },
  // Longer ones only where nothing else is left.
  { name: 'ways in town of an hour at most', least: 0.98, on: 'usual', of: bars.shortWays },
  { name: 'full days with lunch and dinner', least: 0.99, on: 'usual', of: bars.mealsNamed },
  { name: 'meals at a table with a name', least: null, on: 'usual', of: bars.mealsAtTables },
  { name: 'titles that name what is visited', least: 0.99, on: 'usual', of: bars.titlesTelling },
  {
    name: 'full days with the stops promised, or all that fits',
    least: 0.98,
    on: 'usual',
    of: bars.filledDays,
  },
  {
    name: 'full days with the stops that the pace promises',
    least: null,
    on: 'usual',
    of: bars.promisedStops,
  },
]

const isAbout = ({ on }: Measure, { isUsual }: Trip, { trip }: bars.Judged): boolean => {
  const { length } = trip.dates
  if (on === 'varied') return !isUsual && length >= 3
  return isUsual && (on === 'usual' || on === length)
}

/** Plans each trip as the product does without a model, and judges what a traveller would read. */
export async function judgeTrips(trips: readonly Trip[]): Promise<Verdict> {
  const faults: string[] = []
  const shares = measures.map(() => bars.none)
  const weeks: number[] = []
  const free: number[] = []
  for (const one of trips) {
    const guide = await loadGuide(one.id)
    const before = process.cpuUsage()
    const made = planOf(one, guide)
    const { user, system } = process.cpuUsage(before)
    const judged = { trip: judgedTripOf(one), days: made.days, places: placesOf(await loadTable(one.id)) }
    if (judged.trip.dates.length === 7) weeks.push((user + system) / 1000)
    if (one.isUsual) free.push(...freeTimes(judged))
    const found = [...made.faults, ...faultsOf(judged.trip, made.days, judged.places)]
    faults.push(...found.map((fault) => `${placeOfGuide(one.id).name}, ${one.facts.startDate}: ${fault}`))
    measures.forEach((measure, at) => {
      if (isAbout(measure, one, judged)) shares[at] = bars.plus(shares[at] ?? bars.none, measure.of(judged))
    })
  }
  return {
    plans: trips.length,
    faults,
    bars: measures.map(({ name, least }, at) => ({ name, least, share: shares[at] ?? bars.none })),
    cpuMs: quantile(weeks, 0.95),
    free: { median: quantile(free, 0.5), p95: quantile(free, 0.95) },
  }
}

/** By one of the two doors, and what the costs leave unsaid. */
function planOf(
  { facts, wishes, isFull }: Trip,
  guide: Guide,
): { days: readonly Told<DayPlan>[]; faults: string[] } {
  if (!isFull) return { days: toldDays(facts, guide, wishes), faults: [] }
  const { pace, accessibility, localExperiences, people } = wishes
  const { dailyItineraries, budgetBreakdown, budgetNote } = toldItinerary(facts, guide, {
    interests: wishes.interests.map((key) => interestLabels[key]),
    groupSize: Math.min(5, people),
    pace,
    accessibility,
    localExperiences,
  })
  const { budget } = facts
  const isUnsaid = budget !== null && budgetBreakdown.total > budget && !budgetNote
  const said = `costs ${budgetBreakdown.total} of a budget of ${budget} without a word`
  return { days: dailyItineraries, faults: isUnsaid ? [said] : [] }
}
