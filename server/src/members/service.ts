import type { Member } from '@sojourn/contract/members/schema'
import type { Db } from '../db/client.ts'
import type { TripAccess } from './access.ts'

/** Who is on the trip, first come first. */
export const listMembers = (db: Db, access: TripAccess): Promise<Member[]> =>
  db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.userId')
    .select(['users.id', 'tripId', 'displayName as name', 'email', 'role', 'version', 'joinedAt'])
    .where('tripId', '=', access.tripId)
    .orderBy('joinedAt')
    .orderBy('users.id')
    .execute()
