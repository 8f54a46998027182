import type { Trip } from '@sojourn/contract/trips/schema'
import { currentFigures } from '../../session/units.ts'
import type { Entry, Parked, Write } from '../../sync/queue-entry.ts'
import { queryClient } from '../../sync/query-client.ts'

export const changeText = ({ side: { words } }: Write): string => words.filter(Boolean).join(' ')

/** "Lisbon · 10:36" */
export function whereAndWhen({ side: { tripId }, timestamp }: Entry): string {
  const trips = queryClient.getQueryData<Trip[]>(['trips']) ?? []
  const trip = queryClient.getQueryData<Trip>(['trips', tripId]) ?? trips.find(({ id }) => id === tripId)
  return [trip?.title, currentFigures().moment(timestamp)].filter(Boolean).join(' · ')
}

/** The row it changes was deleted meanwhile. */
export const isGone = ({ cause, status, method }: Parked): boolean =>
  cause === 'refused' && status === 404 && method !== 'POST'

/** Why it needs a person, in a sentence. */
export function causeOf(parked: Parked): string {
  const { cause, reason, parkedAt } = parked
  if (cause === 'server')
    return `The server failed three times, last at ${currentFigures().moment(parkedAt)}.`
  if (isGone(parked)) return 'Somebody deleted it in the meantime.'
  return reason || 'The server did not take it.'
}
