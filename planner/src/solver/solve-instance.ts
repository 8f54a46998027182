import { problemOf, type Instance } from './orienteering.ts'
import { search, type Limits } from './search.ts'

export interface InstancePlan {
  value: number
  days: Instance['places'][number]['id'][][]
}

/** The best plan found for an instance within the limits: deterministic for a seed when these are rounds. */
export function solveInstance(instance: Instance, limits: Limits): InstancePlan {
  const { places } = instance
  if (instance.days === 0) return { value: 0, days: [] }
  const routes = search(problemOf(instance), limits)
  const days = Array.from({ length: instance.days }, (_, day) => routes.placesOf(day))
  return {
    value: days.flat().reduce((sum, node) => sum + places[node]!.value, 0),
    days: days.map((nodes) => nodes.map((node) => places[node]!.id)),
  }
}
