import type { Fields } from '../overlay/write.ts'

/** They follow from other fields, or nobody speaks of them. */
const unspoken = new Set([
  'id',
  'tripId',
  'order',
  'latitude',
  'longitude',
  'countryCode',
  'timeZone',
  // One's own alone: nobody else can have changed it.
  'vote',
])

export const seenOf = (row: object, changes: object): Fields =>
  Object.fromEntries(
    Object.keys(changes)
      .filter((field) => field in row && !unspoken.has(field))
      .map((field) => [field, (row as Fields)[field] ?? null]),
  )
