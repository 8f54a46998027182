import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { changesChannel, hintText, recordChanges } from '../../kernel/rows/changes.ts'
import { lockTrip } from '../../kernel/rows/lock-trip.ts'
import { joinerAccess } from '../../kernel/access/access.ts'
import { endInvitations } from './end-invitations.ts'
import { removePrivateRows } from '../../kernel/rows/private-rows.ts'
import { findMember, removeMember } from './service.ts'

/** What an account does, seen from the trips it shares with others. Trips are locked in one order, whoever does it. */
const sharedTrips = (db: Db, userId: string) =>
  db
    .selectFrom('members')
    .innerJoin('trips', 'trips.id', 'members.tripId')
    .select(['members.tripId', 'role'])
    .where('members.userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from members other
        where other."tripId" = members."tripId" and other."userId" <> members."userId")`,
    )
    .orderBy('members.tripId')
    .execute()

/** The others see the new name at once. */
export async function tellNewName(db: Db, userId: string, oldName: string): Promise<void> {
  for (const { tripId } of await sharedTrips(db, userId)) {
    const trip = await lockTrip(db, joinerAccess(userId, tripId))
    await db
      .updateTable('members')
      .set({ version: sql`"version" + 1` })
      .where('tripId', '=', tripId)
      .where('userId', '=', userId)
      .execute()
    const row = await findMember(db, tripId, userId)
    if (row) await recordChanges(trip, 'members', [{ id: userId, before: { ...row, name: oldName }, row }])
  }
}

/** Before an account goes: it leaves the trips of others, whose logs forget its name, and its own trips end for their members. */
export async function leaveAllTrips(db: Db, userId: string): Promise<void> {
  await removePrivateRows(db, userId)
  for (const { tripId, role } of await sharedTrips(db, userId)) {
    if (role === 'owner') await tellEnd(db, tripId)
    else await removeMember(db, joinerAccess(userId, tripId), userId)
  }
  await db
    .updateTable('changes')
    .set({ row: null, name: null })
    .where('collection', '=', 'members')
    .where('rowId', '=', userId)
    .execute()
}

/** The trip goes without a change of its own, and with it who was on it. */
async function tellEnd(db: Db, tripId: number): Promise<void> {
  const members = await db.selectFrom('members').select('userId').where('tripId', '=', tripId).execute()
  const hint = hintText({ tripId, listsOf: members.map(({ userId }) => userId) })
  await sql`select pg_notify(${changesChannel}, ${hint})`.execute(db)
}

/** From now on nobody comes to the account's trips by a link from before; who is on them stays. */
export async function closeTrips(db: Db, userId: string): Promise<void> {
  const own = await db
    .selectFrom('trips')
    .select('id')
    .where('ownerId', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const tripIds = own.map(({ id }) => id)
  if (tripIds.length === 0) return
  await db.updateTable('trips').set({ shareToken: null }).where('id', 'in', tripIds).execute()
  await endInvitations(db, 'revoked', { tripIds })
}
