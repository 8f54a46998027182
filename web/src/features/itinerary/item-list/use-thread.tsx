import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { PlaceOfHeadingPart, PlaceThreadPart } from '../plan-parts.ts'
import type { ListRow } from './list-rows.ts'

/** What a list of days shows of where one is: nothing in a trip with its destination alone. */
export function useThread(trip: Trip) {
  const { data: legs } = useQuery(collectionQuery(trip.id, 'legs'))
  if (!legs || legs.length < 2) return { of: () => null, named: () => null }
  return {
    of: (row: ListRow): ReactNode =>
      (row.kind === 'item' || row.kind === 'booked') && (
        <Suspense>
          <PlaceThreadPart trip={trip} legs={legs} row={row} />
        </Suspense>
      ),
    named: (date: PlainDate): ReactNode => (
      <Suspense>
        <PlaceOfHeadingPart trip={trip} legs={legs} date={date} />
      </Suspense>
    ),
  }
}
