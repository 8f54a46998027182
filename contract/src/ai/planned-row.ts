import { maxLength } from '../values/limits.ts'
import type { PlainDate } from '../values/plain-date.ts'
import type { Told } from '../words/tell-all.ts'
import type { PlanItem } from './plans.ts'

/**
 * An item of a plan as one of the itinerary, whoever adds it: the server, or the device without a connection. It is told
 * before, in the language of whoever adds it: from then on its words are theirs.
 */
export const plannedRow = (item: Told<PlanItem>, date: PlainDate) => ({
  title: item.title.slice(0, maxLength.title),
  type: item.type,
  date,
  time: item.startTime,
  endTime: item.endTime === item.startTime ? null : item.endTime,
  location: item.location.slice(0, maxLength.location),
  description: item.description,
  notes: item.tips.join('\n').slice(0, maxLength.text) || null,
  latitude: item.latitude,
  longitude: item.longitude,
  cost: item.estimatedCost,
})

/** What a row's id is made from: one row for a place, from whichever plan and however often it is added (S-02). */
export const rowSeed = (tripId: number, itemId: string): string =>
  `${tripId} ${itemId.replace(/^(plan|full):/, '')}`

/** From the SHA-256 of the seed. */
export const rowIdFrom = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
