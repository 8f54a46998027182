import type { TripLeg } from '@sojourn/contract/legs/schema'
import type { TripAccess } from '../../kernel/access/access.ts'
import type { Db } from '../../platform/db/client.ts'

/** The places of a trip, for whatever asks where one is on a day. */
export const readLegs = (db: Db, access: TripAccess): Promise<TripLeg[]> =>
  db.selectFrom('legs').selectAll().where('tripId', '=', access.tripId).execute()
