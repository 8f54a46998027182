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

/** So far one walks without a thought, and beyond so much a way does not get worse. */
const shortWay = 10
const longWay = 40
const perSquare = 1 / 8

/** How much worse a way is than the minutes it takes: to cross the town twice is no two walks to the next street. */
export function tollOf(way: number): number {
  const over = Math.min(way, longWay) - shortWay
  return over > 0 ? over * over * perSquare : 0
}

/** As bad as so many minutes on the way: cake right before a meal. */
const twiceAtOnce = 40

export function strainOf(
  problem: Problem,
  day: number,
  from: number,
  to: number,
  way: number,
  arrive: number,
  begin: number,
): number {
  const { eats, patient, idleWeight, travelWeight, offWeight, size } = problem
  const wait = begin - arrive - shortWait
  const idle = wait > 0 && patient[to] === 0 ? idleWeight * wait : 0
  const full = eats[from] === 1 && eats[to] === 2 ? twiceAtOnce : 0
  return idle + travelWeight * (tollOf(way) + full) + offWeight * minutesOff(problem, day * size + to, begin)
}
