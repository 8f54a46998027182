import { createHash } from 'node:crypto'
import { aiRefusalsWords } from '@sojourn/contract/ai/words-refusals'
import { plannedRow, rowIdFrom, rowSeed } from '@sojourn/contract/ai/planned-row'
import type { PlanItem } from '@sojourn/contract/ai/plans'
import { compareItems } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import type { Told } from '@sojourn/contract/words/tell-all'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { insertRow } from '../../kernel/rows/trip-rows.ts'
import { itineraryRules } from '../itinerary/row-rules.ts'
import { readResults } from './results.ts'

interface DatedItem {
  item: PlanItem
  date: PlainDate
}

const means = meaningsOf('ai')

/** Adds what was chosen of the saved plan or itinerary; what is there already is answered as it is. */
export async function addPlanItems(
  db: Db,
  access: TripAccess,
  selected: readonly string[],
  told: (item: PlanItem) => Told<PlanItem>,
): Promise<{ message: Meaning; items: ItineraryItem[] }> {
  const { dayPlans, itinerary } = await readResults(db, access)
  const known = new Map<string, DatedItem>()
  for (const { date, activities } of [...dayPlans, ...(itinerary?.dailyItineraries ?? [])])
    for (const item of activities) known.set(item.id, { item, date })
  const wanted = [...new Set(selected)].map((id) => known.get(id))
  const found = wanted.flatMap((one) => one ?? [])
  if (found.length < wanted.length) throw new AppError('invalid_input', aiRefusalsWords.unknownItems)
  const items: ItineraryItem[] = []
  for (const { item, date } of found) {
    items.push(
      await insertRow(db, access, itineraryRules, {
        id: rowIdOf(access.tripId, item.id),
        ...plannedRow(told(item), date),
      }),
    )
  }
  return { message: means('addedCount', { count: items.length }), items: items.toSorted(compareItems) }
}

const rowIdOf = (tripId: number, itemId: string): string =>
  rowIdFrom(createHash('sha256').update(rowSeed(tripId, itemId)).digest('hex'))
