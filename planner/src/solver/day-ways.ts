// The ways between all that a trip's days may hold.
import type { DayProblem } from './built-days.ts'
import type { FixedBlock } from './fixed-blocks.ts'
import { neighboursOf } from './neighbours.ts'
import { endOf, startOf } from './problem.ts'
import type { Located } from './types.ts'

export function setTravel(built: DayProblem): void {
  const { problem, request, sights, eateries, eateryNode, blocks, blockNode, breaks, travel } = built
  const { size, floating } = problem
  const from = new Map<number, Located>()
  const to = new Map<number, Located>()
  const set = (node: number, at: Located, exit = at): void => void (from.set(node, exit), to.set(node, at))
  for (const [node, at] of sights.entries()) set(node, at, at.exit)
  for (const [index, at] of eateries.entries()) set(eateryNode(index), at)
  for (const block of blocks.flat()) {
    const node = blockNode.get(block)!
    if (block.in && block.out) {
      to.set(node, block.in)
      from.set(node, block.out)
    } else floating[node] = 1
  }
  for (const { node } of breaks) floating[node] = 1
  problem.near = neighboursOf(to, size)
  for (const [day, { startAt, endAt }] of request.days.entries()) {
    set(startOf(problem, day), startAt)
    set(endOf(problem, day), endAt)
  }
  for (const [a, there] of from)
    for (const [b, here] of to) if (a !== b) problem.travel[a * size + b] = travel(there, here)
  for (const block of blocks.flat()) holdDirectWay(block, blockNode.get(block)!, to, built)
}

/** Who comes home from a day out and goes on is never sooner there than on the direct way, even where that is longer. */
function holdDirectWay(
  { in: out, out: home, items }: FixedBlock,
  node: number,
  to: ReadonlyMap<number, Located>,
  { problem, travel }: DayProblem,
): void {
  if (!out || !home || !items.some(({ endsAt }) => endsAt)) return
  const back = travel(out, home)
  for (const [b, here] of to) {
    const at = node * problem.size + b
    problem.travel[at] = Math.max(problem.travel[at]!, travel(out, here) - back)
  }
}
