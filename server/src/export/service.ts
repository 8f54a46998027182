import { exportFormat } from '@sojourn/contract/export/format'
import type { ExportFile, ImportFile } from '@sojourn/contract/export/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { SignedIn } from '../auth/session.ts'
import type { Db } from '../db/client.ts'
import { listExpenses } from '../expenses/service.ts'
import { listItems as listItinerary } from '../itinerary/service.ts'
import { ownerAccess, type TripAccess } from '../members/access.ts'
import { listItems as listPacking } from '../packing/service.ts'
import { createTrip, getTrip, updateTrip } from '../trips/service.ts'
import { importExpenses, importItinerary, importPacking } from './import-rows.ts'

/** A row without its place in this database. */
const portable = <T extends { tripId: number; version: number }>({
  tripId: _trip,
  version: _version,
  ...row
}: T) => row

export async function exportTrip(
  db: Db,
  access: TripAccess,
  today: PlainDate,
  now: Date,
): Promise<ExportFile> {
  const { role: _role, rev: _rev, ...trip } = await getTrip(db, access, today)
  return {
    trip: {
      ...trip,
      itinerary: (await listItinerary(db, access)).map(portable),
      packing: (await listPacking(db, access)).map(portable),
      expenses: (await listExpenses(db, access)).map(portable),
    },
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
  const { itinerary, packing, expenses, status, ...fields } = file
  const { id } = await createTrip(db, user, { ...fields, clientId: null }, today)
  const access = ownerAccess(user, id)
  if (status === 'confirmed') await updateTrip(db, access, { status }, today)
  await importItinerary(db, access, itinerary, fields.currency)
  await importPacking(db, access, packing)
  await importExpenses(db, access, expenses, fields.currency)
  return getTrip(db, access, today)
}
