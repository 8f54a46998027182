import { planDays } from '../planner/src/assistant/plan-days.ts'
import { factsOf } from '../planner/src/assistant/samples.ts'
import { loadGuide } from '../planner/src/guide/load-guide.ts'
import { sampleInstance, sampleTrip } from '../planner/src/solver/samples.ts'
import { solveDays } from '../planner/src/solver/solve-days.ts'
import { solveInstance } from '../planner/src/solver/solve-instance.ts'

/** The best values of long runs for the sample instances of seeds 1, 2, …, over 1, 2, 3, 4, 1, … days. */
const longRuns = [447, 1989, 1815, 1354, 1232, 717, 2119, 1170]
const limitMs = 1000
const plans = 60

/** How far one second stays behind long runs, in percent, on instances of our own. */
export function measureGap(): number {
  const gaps = longRuns.map((best, index) => {
    const began = performance.now()
    const progress = (): number => (performance.now() - began) / limitMs
    const { value } = solveInstance(sampleInstance(index + 1, 1 + (index % 4)), { seed: 1, progress })
    return (100 * (best - value)) / best
  })
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
}

export interface PlanTimes {
  p50: number
  p95: number
}

/** Milliseconds for a plan of seven days from 60 candidates. */
export const measurePlans = (): PlanTimes =>
  measureEach((index) => {
    const request = sampleTrip({ seed: index + 1 })
    return () => solveDays(request)
  })

/** Milliseconds for the day plans of three days in Lisbon, from the guide to the words. */
export async function measureGuidedPlans(): Promise<PlanTimes> {
  const guide = await loadGuide('lisbon')
  return measureEach((index) => () => planDays(factsOf('lisbon', { seed: index + 1 }), guide))
}

function measureEach(prepare: (index: number) => () => unknown): PlanTimes {
  const times = Array.from({ length: plans }, (_, index) => {
    const run = prepare(index)
    const began = performance.now()
    run()
    return performance.now() - began
  }).toSorted((a, b) => a - b)
  return { p50: times[Math.floor(plans * 0.5)]!, p95: times[Math.floor(plans * 0.95)]! }
}
