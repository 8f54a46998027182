import type { Db } from '../../platform/db/client.ts'
import { lockTrip } from '../../kernel/rows/lock-trip.ts'
import type { TripAccess } from '../../kernel/access/access.ts'

interface ShareLink {
  token: string | null
}

export async function readShareLink(db: Db, { tripId }: TripAccess): Promise<ShareLink> {
  const { shareToken } = await db
    .selectFrom('trips')
    .select('shareToken')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow()
  return { token: shareToken }
}

/** The link that was passed on before stops at once. Answers whether there was one. */
export async function setShareToken(db: Db, access: TripAccess, token: string | null): Promise<boolean> {
  const { row } = await lockTrip(db, access)
  await db.updateTable('trips').set({ shareToken: token }).where('id', '=', access.tripId).execute()
  return row.shareToken !== null
}
