import type { Db } from '../db/client.ts'
import { newToken } from '../auth/session-cookie.ts'
import { lockTrip } from '../sync/lock-trip.ts'
import type { TripAccess } from './access.ts'

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

/** The link that was passed on before stops at once. */
export const renewShareLink = (db: Db, access: TripAccess): Promise<ShareLink> =>
  setShareToken(db, access, newToken())

export const stopShareLink = (db: Db, access: TripAccess): Promise<ShareLink> =>
  setShareToken(db, access, null)

async function setShareToken(db: Db, access: TripAccess, token: string | null): Promise<ShareLink> {
  await lockTrip(db, access)
  await db.updateTable('trips').set({ shareToken: token }).where('id', '=', access.tripId).execute()
  return { token }
}
