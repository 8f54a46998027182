// Nobody spends more than an hour between two stops of one town while there is anything nearer: such ways are not taken,
// and what lies so far from where one stays comes last, icons and what the traveller asked for excepted.
import { endOf, startOf } from './problem.ts'
import type { DayProblem } from './built-days.ts'

const longestMinutes = 60
/** Longer than any day, and sums of it still fit the tables. */
const never = 10_000
const farFactor = 0.02

export function avoidLongWays({ problem, request, sights, eateries, eateryNode }: DayProblem): void {
  const { size, travel, value } = problem
  const wanted = new Set(request.locked)
  const inTown = [...sights.entries()].filter(([, { farOut }]) => !farOut)
  const nodes = [...inTown.map(([node]) => node), ...eateries.keys().map(eateryNode)]
  for (const from of nodes)
    for (const to of nodes) if (travel[from * size + to]! > longestMinutes) travel[from * size + to] = never
  for (const day of request.days.keys()) {
    const [start, end] = [startOf(problem, day), endOf(problem, day)]
    const isFar = (node: number): boolean =>
      Math.max(travel[start * size + node]!, travel[node * size + end]!) > longestMinutes
    for (const [node, { icon, id }] of inTown)
      if (!icon && !wanted.has(id) && isFar(node)) value[day * size + node]! *= farFactor
    for (const node of eateries.keys().map(eateryNode))
      if (isFar(node)) travel[start * size + node] = travel[node * size + end] = never
  }
}
