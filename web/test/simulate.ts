import { World } from './queue-simulator.ts'
import { noFaults, type Report } from './simulated-device.ts'
import type { Rules } from './simulated-writes.ts'

export interface Findings extends Report {
  /** Seeds of schedules with a fault, to look at them again. */
  seeds: number[]
}

const hasFault = ({ made: _made, ...faults }: Report): boolean =>
  Object.values(faults).some((count) => count > 0)

/** Runs schedules with the seeds from `first` on. */
export function simulate(first: number, count: number, rules: Rules): Findings {
  const sum: Findings = { ...noFaults, seeds: [] }
  for (let seed = first; seed < first + count; seed++) {
    const report = new World(seed, rules).run()
    for (const name of Object.keys(noFaults) as (keyof Report)[]) sum[name] += report[name]
    if (hasFault(report)) sum.seeds.push(seed)
  }
  return sum
}
