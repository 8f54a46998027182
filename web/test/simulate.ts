import { World } from './queue-simulator.ts'
import { emptyReport, type Faults, noFaults, type Report } from './simulated-device.ts'
import type { Rules } from './simulated-writes.ts'

export interface Findings extends Report {
  /** Seeds of schedules with a fault, to look at them again. */
  seeds: number[]
}

const hasFault = (report: Report): boolean =>
  (Object.keys(noFaults) as (keyof Faults)[]).some((name) => report[name] > 0)

/** Runs schedules with the seeds from `first` on. */
export function simulate(first: number, count: number, rules: Rules): Findings {
  const sum: Findings = { ...emptyReport, seeds: [] }
  for (let seed = first; seed < first + count; seed++) {
    const report = new World(seed, rules).run()
    for (const name of Object.keys(emptyReport) as (keyof Report)[]) sum[name] += report[name]
    if (hasFault(report)) sum.seeds.push(seed)
  }
  return sum
}
