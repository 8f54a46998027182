import { maxLength } from '../values/limits.ts'
import type { PlainDate } from '../values/plain-date.ts'
import type { PlannedActivity } from './plans.ts'

/** An activity of a plan as an item of the itinerary, whoever adds it: the server, or the device without a connection. */
export const plannedRow = (activity: PlannedActivity, date: PlainDate) => ({
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
})

/** What a row's id is made from: one row for a place, from whichever plan and however often it is added (S-02). */
export const rowSeed = (tripId: number, activityId: string): string =>
  `${tripId} ${activityId.replace(/^(plan|full):/, '')}`

/** From the SHA-256 of the seed. */
export const rowIdFrom = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
