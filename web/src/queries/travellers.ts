import { peopleOfTrip, type TripPeople } from '@sojourn/contract/ledger/people'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { collectionQuery } from '../sync/cache/lists.ts'
import { membersQuery } from './members.ts'

/** Everybody on the trip, with and without an account. */
export function useTripPeople(tripId: number): TripPeople {
  const { data: members } = useQuery(membersQuery(tripId))
  const { data: rows } = useQuery(collectionQuery(tripId, 'travellers'))
  return useMemo(() => peopleOfTrip(members ?? [], rows ?? []), [members, rows])
}
