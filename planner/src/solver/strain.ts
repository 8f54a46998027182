// What makes a day tiring beside its ways: waiting for a door, and being somewhere at the wrong time.
import type { Problem } from './problem.ts'

/** So long one waits without a thought, and beyond so much it does not get worse. */
const shortWait = 30
const mostOff = 300

/** How far from its best time a visit begins. */
export function minutesOff({ bestFrom, bestTo }: Problem, at: number, begin: number): number {
  const [from, to] = [bestFrom[at]!, bestTo[at]!]
  if (from === to) return 0
  const off = begin < from ? from - begin : begin > to ? begin - to : 0
  return off > mostOff ? mostOff : off
}

export function strainOf(problem: Problem, day: number, node: number, arrive: number, begin: number): number {
  const wait = begin - arrive - shortWait
  const idle = wait > 0 && problem.patient[node] === 0 ? problem.idleWeight * wait : 0
  return idle + problem.offWeight * minutesOff(problem, day * problem.size + node, begin)
}
