import type { DayPlan } from '@sojourn/contract/ai/plans'
import type { Told } from '@sojourn/contract/words/tell-all'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { isPlanned } from '../added-marks.ts'

type Planned = readonly Pick<ItineraryItem, 'title' | 'date'>[]

type PlannedIdea = Told<DayPlan>['activities'][number]

/** All that is not in the plan already. */
export const allLeft = (
  plans: readonly Told<DayPlan>[],
  items: Planned,
  isWanted: (idea: PlannedIdea) => boolean = () => true,
): ReadonlySet<string> =>
  new Set(
    plans.flatMap(({ date, activities }) =>
      activities
        .filter((idea) => isWanted(idea) && !isPlanned({ title: idea.title, date }, items))
        .map(({ id }) => id),
    ),
  )

/** After a generation exactly the high-priority items are selected, of those not in the plan already. */
export const preselected = (plans: readonly Told<DayPlan>[], items: Planned): ReadonlySet<string> =>
  allLeft(plans, items, ({ priority }) => priority === 'high')

export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

interface SelectionSummary {
  items: number
  days: number
  cost: number
}

export function summaryOf(plans: readonly Told<DayPlan>[], selected: ReadonlySet<string>): SelectionSummary {
  const chosen = plans
    .map(({ activities }) => activities.filter(({ id }) => selected.has(id)))
    .filter(({ length }) => length > 0)
  return {
    items: chosen.flat().length,
    days: chosen.length,
    cost: chosen.flat().reduce((sum, { estimatedCost }) => sum + estimatedCost, 0),
  }
}
