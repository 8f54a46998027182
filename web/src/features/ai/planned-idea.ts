import { plannedRow } from '@sojourn/contract/ai/planned-row'
import type { PlanItem } from '@sojourn/contract/ai/plans'
import { minuteOf } from '@sojourn/contract/values/clock-time'
import type { Told } from '@sojourn/contract/words/tell-all'

/** A proposed stop without its day and time; as long as it was meant to be. */
export function plannedIdea(item: Told<PlanItem>) {
  const { title, type, location, latitude, longitude, cost, notes } = plannedRow(item, '')
  const [start, end] = [minuteOf(item.startTime), minuteOf(item.endTime)]
  const minutes = start !== null && end !== null && end > start ? end - start : null
  return { title, type, location, latitude, longitude, cost, minutes, notes }
}
