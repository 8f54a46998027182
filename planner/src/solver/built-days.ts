// A trip's days in the form the search works on, with what its nodes stand for.
import type { DaySpan, FixedBlock, Travel } from './fixed-blocks.ts'
import type { MealBreak } from './meal-breaks.ts'
import type { Problem } from './problem.ts'
import type { Candidate, PlanRequest } from './types.ts'

export interface BreakNode extends MealBreak {
  node: number
  day: number
}

export interface DayProblem {
  problem: Problem
  request: PlanRequest
  travel: Travel
  sights: readonly Candidate[]
  eateries: readonly Candidate[]
  eateryNode: (index: number) => number
  breaks: readonly BreakNode[]
  blocks: readonly (readonly FixedBlock[])[]
  blockNode: ReadonlyMap<FixedBlock, number>
  spans: readonly DaySpan[]
  /** What a stop adds to an empty day, beyond its own worth. */
  fill: (sight: Candidate) => number
}
