import { exportFormat } from '@sojourn/contract/export/format'
import type { ExportFile, ImportFile } from '@sojourn/contract/export/schema'
import { byCollection, contentCollections } from '@sojourn/contract/sync/collections'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { lockTrip } from '../../kernel/rows/lock-trip.ts'
import { rulesOf } from '../sync/registry.ts'
import { readSnapshot } from '../sync/snapshot.ts'
import { insertRows } from '../../kernel/rows/import-rows.ts'
import { newIds, travellersInFile } from '../travellers/in-file.ts'
import { createTrip } from '../trips/service.ts'
import { updateTrip } from '../trips/update-trip.ts'

/** Rows without their place in this database. */
const portable = (rows: readonly { tripId: number; version: number }[]) =>
  rows.map(({ tripId: _trip, version: _version, ...row }) => row)

export async function exportTrip(
  db: Db,
  access: TripAccess,
  today: PlainDate,
  now: Date,
): Promise<ExportFile> {
  const snapshot = await readSnapshot(db, access, today)
  const { role: _role, rev: _rev, ...trip } = snapshot.trip
  const rows = { ...snapshot, travellers: travellersInFile(snapshot) }
  return {
    trip: { ...trip, ...byCollection((name) => portable(rows[name])) } as ExportFile['trip'],
    exportedAt: now.toISOString(),
    format: exportFormat,
  }
}

/** The trip of a file once more: same content, new ids, the importer as its owner. Counts towards the limit like any other. */
export async function importTrip(
  db: Db,
  user: SignedIn,
  { trip: file }: ImportFile,
  today: PlainDate,
): Promise<Trip> {
  const { rows, status, ...fields } = file
  return createTrip(db, user, { ...fields, clientId: null }, today, async (access) => {
    if (status === 'confirmed') await updateTrip(db, access, { status }, today)
    const trip = await lockTrip(db, access)
    const ids = newIds(rows.travellers, user.id)
    for (const name of contentCollections)
      await insertRows(trip, rulesOf(name), rows[name], `trip.${name}`, ids)
  })
}
