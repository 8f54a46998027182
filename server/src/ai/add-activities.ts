import { createHash } from 'node:crypto'
import { addedText, aiText } from '@sojourn/contract/ai/texts'
import type { PlannedActivity } from '@sojourn/contract/ai/schema'
import { compareItems } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { maxLength } from '@sojourn/contract/values/limits'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'
import type { TripAccess } from '../members/access.ts'
import { insertRow } from '../sync/trip-rows.ts'
import { readResults } from './results.ts'

interface DatedActivity {
  activity: PlannedActivity
  date: PlainDate
}

/** Adds what was chosen of the saved plan or itinerary; what is there already is answered as it is. */
export async function addActivities(
  db: Db,
  access: TripAccess,
  selected: readonly string[],
): Promise<{ message: string; items: ItineraryItem[] }> {
  const { dayPlans, itinerary } = await readResults(db, access)
  const known = new Map<string, DatedActivity>()
  for (const { date, activities } of [...dayPlans, ...(itinerary?.dailyItineraries ?? [])])
    for (const activity of activities) known.set(activity.id, { activity, date })
  const wanted = [...new Set(selected)].map((id) => known.get(id))
  const found = wanted.flatMap((one) => one ?? [])
  if (found.length < wanted.length) throw new AppError('invalid_input', aiText.unknownActivities)
  const items: ItineraryItem[] = []
  for (const { activity, date } of found) {
    items.push(
      await insertRow(db, access, 'itinerary', {
        id: rowIdOf(access.tripId, activity.id),
        title: activity.title.slice(0, maxLength.title),
        type: activity.type,
        date,
        time: activity.startTime,
        endTime: activity.endTime > activity.startTime ? activity.endTime : null,
        location: activity.location.slice(0, maxLength.location),
        description: activity.description,
        notes: activity.tips.join('\n').slice(0, maxLength.text) || null,
        latitude: activity.latitude,
        longitude: activity.longitude,
        cost: activity.estimatedCost,
      }),
    )
  }
  return { message: addedText(items.length), items: items.toSorted(compareItems) }
}

/** One row for a place, from whichever plan and however often it is added (S-02). */
export function rowIdOf(tripId: number, activityId: string): string {
  const place = activityId.replace(/^(plan|full):/, '')
  const hex = createHash('sha256').update(`${tripId} ${place}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
