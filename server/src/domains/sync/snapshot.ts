import { type LaterChanges, maxChanges, type Snapshot } from '@sojourn/contract/sync/api'
import type { Change } from '@sojourn/contract/sync/change'
import { contentCollections } from '@sojourn/contract/sync/collections'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Db } from '../../platform/db/client.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { listMembers } from '../members/service.ts'
import { getTrip } from '../trips/service.ts'
import { type LoggedTrip, tripAsSeen } from '../../kernel/rows/trip.ts'
import { hidePrivate, type LoggedChange } from '../../kernel/rows/private-rows.ts'
import { selectChanges } from '../../kernel/rows/changes.ts'
import { rulesOf } from './registry.ts'
import { listRows } from '../../kernel/rows/trip-rows.ts'

/** All of a trip as one moment of the database shows it, so that its rows and its `rev` belong together. */
export const readSnapshot = (db: Db, access: TripAccess, today: PlainDate): Promise<Snapshot> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const trip = await getTrip(tx, access, today)
      const lists: Record<string, object[]> = {}
      for (const collection of contentCollections)
        lists[collection] = await listRows(tx, access, rulesOf(collection))
      const members = await listMembers(tx, access)
      return { trip, ...lists, members, rev: trip.rev } as Snapshot
    })

/**
 * Numbers have no gaps, so the log either holds exactly as many changes as were made since, or it cannot tell what
 * happened: they are too many, some are pruned already, or `since` is not of this history.
 */
export async function readChanges(
  db: Db,
  access: TripAccess,
  since: number,
  today: PlainDate,
): Promise<LaterChanges> {
  const { rev } = await getTrip(db, access, today)
  const missed = rev - since
  if (missed === 0) return { rev, reload: false, changes: [] }
  const isWithinReach = missed > 0 && missed <= maxChanges
  const changes = isWithinReach ? await changesBetween(db, access, since, rev) : []
  if (changes.length !== missed) return { rev, reload: true, changes: [] }
  return { rev, reload: false, changes: changes.map((change) => asSeenBy(access, change, today)) }
}

const changesBetween = (db: Db, access: TripAccess, since: number, rev: number): Promise<LoggedChange[]> =>
  selectChanges(db)
    .where('tripId', '=', access.tripId)
    .where('rev', '>', since)
    .where('rev', '<=', rev)
    .orderBy('rev')
    .execute()

/** A trip's own row differs between readers: by their role, and by the day it is for them. What is private is its author's. */
export const asSeenBy = (access: TripAccess, logged: LoggedChange, today: PlainDate): Change => {
  const change = hidePrivate(logged, access.userId)
  return change.collection === 'trip' && change.row
    ? { ...change, row: tripAsSeen({ ...(change.row as LoggedTrip), rev: change.rev }, access.role, today) }
    : change
}
