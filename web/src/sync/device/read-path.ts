import { byCollection } from '@sojourn/contract/sync/collections'
import type { QueryKey } from '@tanstack/react-query'

/** So long an answer is as good as a new one. */
export const freshMs = 5 * 60 * 1000

export type ReadPath = `/api/${string}`

/** What is read of a trip, by its place in the query key: its rows all at once. */
const ofTrip: Readonly<Record<string, string>> = {
  ...byCollection(() => 'snapshot'),
  weather: 'weather',
  ai: 'ai-suggestions',
  insights: 'destination-insights',
  destination: 'destination',
}

const single: Readonly<Record<string, ReadPath>> = {
  trips: '/api/trips',
  plan: '/api/plan',
  rates: '/api/rates',
  map: '/api/map',
  templates: '/api/packing-templates',
}

/**
 * The path a query key reads, for the reads of which a copy is kept on the device; null for all others. Who is here,
 * invitations and payment are asked for anew each time (C-034, C-058).
 */
export function pathOf(queryKey: QueryKey): ReadPath | null {
  const [group, id, part, more] = queryKey
  if (typeof group !== 'string') return null
  if (id === undefined) return single[group] ?? null
  if (group === 'map' && id === 'labels') return labelsPath(part as Record<string, number>)
  if (group === 'weather' && id === 'here')
    return `/api/local-weather?lat=${Number(part)}&lng=${Number(more)}`
  return group === 'trips' && typeof id === 'number' ? tripPath(id, part) : null
}

/** A trip and its rows are read and kept as one. */
export const snapshotPath = (tripId: number): ReadPath => `/api/trips/${tripId}/snapshot`

function tripPath(id: number, part: unknown): ReadPath | null {
  if (part === undefined) return snapshotPath(id)
  const name = typeof part === 'string' ? ofTrip[part] : undefined
  return name ? `/api/trips/${id}/${name}` : null
}

export const labelsPrefix = '/api/map/labels?'

const labelsPath = (frame: Record<string, number>): ReadPath =>
  `${labelsPrefix}${new URLSearchParams(Object.entries(frame).map(([k, v]) => [k, String(v)])).toString()}`

/** The trip a path belongs to; null for paths of none. */
export const tripOfPath = (path: string): number | null => {
  const [, id] = /^\/api\/trips\/(-?\d+)(?:\/|$)/.exec(path) ?? []
  return id === undefined ? null : Number(id)
}
