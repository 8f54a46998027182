import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../sync/cache/lists.ts'
import { membersQuery } from './members.ts'

/** Whether more than one travels: whoever is alone sees nothing of who paid and who owes. */
export function useIsShared(tripId: number): boolean {
  const { data: members } = useQuery(membersQuery(tripId))
  const { data: travellers } = useQuery(collectionQuery(tripId, 'travellers'))
  const ids = new Set(members?.map(({ id }) => id))
  return (
    (members?.length ?? 0) + (travellers?.filter(({ userId }) => !userId || !ids.has(userId)).length ?? 0) > 1
  )
}
