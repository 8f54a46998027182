import { planDays } from '../../planner/src/assistant/plan-days.ts'
import { plannedDates } from '../../planner/src/assistant/trip-facts.ts'
import { loadTable } from '../../planner/src/guide/guide-tables.ts'
import { loadGuide } from '../../planner/src/guide/load-guide.ts'
import { placeOfGuide } from '../../planner/src/guide/towns.ts'
import {
  iconsHeld,
  type Judged,
  mealsNamed,
  neighboursTogether,
  none,
  plus,
  type Share,
  shortWays,
  titlesTelling,
} from './bars.ts'
import { placesOf } from './guide-page.ts'
import { faultsOf, type JudgedTrip } from './judge.ts'
import type { Trip } from './trips.ts'

interface Bar {
  name: string
  share: Share
  least: number
}

interface Verdict {
  plans: number
  faults: string[]
  bars: Bar[]
  /** The 95th percentile of a week's plan. */
  cpuMs: number
}

const measures: readonly { name: string; least: number; days?: number; of: (judged: Judged) => Share }[] = [
  { name: 'icons in 3 days', least: 0.9, days: 3, of: iconsHeld },
  { name: 'icons in 7 days', least: 0.98, days: 7, of: iconsHeld },
  { name: 'neighbours on one day', least: 0.7, of: neighboursTogether },
  // Longer ones only where nothing else is left.
  { name: 'ways in town of an hour at most', least: 0.98, of: shortWays },
  { name: 'full days with lunch and dinner', least: 0.99, of: mealsNamed },
  { name: 'titles that name what is visited', least: 0.99, of: titlesTelling },
]

const judgedTripOf = ({ facts, wishes }: Trip): JudgedTrip => ({
  country: facts.countryCode ?? '',
  dates: plannedDates(facts),
  pace: wishes.pace,
  budget: facts.budget,
  needsWheelchair: wishes.accessibility,
  own: facts.items.map(({ title, date, time, endTime }) => ({
    name: title,
    date,
    from: clockMinutes(time),
    until: clockMinutes(endTime),
  })),
})

const clockMinutes = (text: string | null): number => {
  const [hour = 0, minute = 0] = (text ?? '').split(':').map(Number)
  return hour * 60 + minute
}

/** Plans each trip as the product does without a model, and judges what a traveller would read. */
export async function judgeTrips(trips: readonly Trip[]): Promise<Verdict> {
  const faults: string[] = []
  const shares = measures.map(() => none)
  const weeks: number[] = []
  for (const one of trips) {
    const guide = await loadGuide(one.id)
    const before = process.cpuUsage()
    const days = planDays(one.facts, guide, one.wishes)
    const { user, system } = process.cpuUsage(before)
    const judged: Judged = {
      trip: judgedTripOf(one),
      days,
      places: placesOf(await loadTable(one.id)),
    }
    if (judged.trip.dates.length === 7) weeks.push((user + system) / 1000)
    for (const fault of faultsOf(judged.trip, days, judged.places))
      faults.push(`${placeOfGuide(one.id).name}, ${one.facts.startDate}: ${fault}`)
    if (one.isUsual)
      measures.forEach(({ days: length, of }, at) => {
        if (!length || length === judged.trip.dates.length) shares[at] = plus(shares[at] ?? none, of(judged))
      })
  }
  const sorted = weeks.toSorted((a, b) => a - b)
  return {
    plans: trips.length,
    faults,
    bars: measures.map(({ name, least }, at) => ({ name, least, share: shares[at] ?? none })),
    cpuMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  }
}
