import { tripDatesProblem } from '@sojourn/contract/trips/form-errors'
import { agesWithin } from '@sojourn/contract/trips/party'
import type { Trip, TripRow } from '@sojourn/contract/trips/schema'
import type { TripChanges } from '@sojourn/contract/trips/trip-input'
import { fromMinor, toMinor } from '@sojourn/contract/values/money'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { invalidField } from '../../platform/errors/app-error.ts'
import { legsInOrder } from '../legs/first-place.ts'
import { legRules } from '../legs/row-rules.ts'
import { locationOfDestination } from '../places/service.ts'
import { reconvertMoney } from '../transfers/reconvert.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { recordChanges } from '../../kernel/rows/changes.ts'
import { type LockedTrip, lockTrip } from '../../kernel/rows/lock-trip.ts'
import { updateRows } from '../../kernel/rows/write-rows.ts'
import { requireSeen } from '../../kernel/rows/require-seen.ts'
import { toLogged, toTrip, tripColumns } from '../../kernel/rows/trip.ts'

/** The budget as it will stand: a new currency keeps the amount, not its minor units. */
function nextBudget(current: TripRow, { budget, currency = current.currency }: TripChanges): number | null {
  if (budget !== undefined) return budget === null ? null : toMinor(budget, currency)
  if (current.budgetMinor === null) return null
  return toMinor(fromMinor(current.budgetMinor, current.currency), currency)
}

/** Partial: what is not sent stays. The dates are checked as they will stand together (C-068). */
export async function updateTrip(
  db: Db,
  access: TripAccess,
  changes: TripChanges,
  today: PlainDate,
): Promise<Trip> {
  const trip = await lockTrip(db, access)
  const current = trip.row
  const { seen, ...wanted } = changes
  await requireSeen(trip, {
    collection: 'trip',
    id: String(current.id),
    seen,
    wanted,
    current: toLogged(current),
  })
  const problem = tripDatesProblem({ ...current, ...wanted })
  if (problem) throw invalidField('endDate', problem)

  const { budget: _budget, latitude, longitude, countryCode, timeZone, ...fields } = wanted
  const destination = fields.destination ?? current.destination
  const goesElsewhere = destination !== current.destination || typeof latitude === 'number'
  const where = goesElsewhere
    ? await movedTo(
        trip,
        destination,
        locationOfDestination({ destination, latitude, longitude, countryCode, timeZone }),
      )
    : null
  const row = await db
    .updateTable('trips')
    .set({
      ...fields,
      ...where,
      childAges: agesWithin({ ...current, ...fields }),
      budgetMinor: nextBudget(current, changes),
      updatedAt: sql`now()`,
    })
    .where('id', '=', access.tripId)
    .returning(tripColumns)
    .executeTakeFirstOrThrow()
  if (row.currency !== current.currency) await reconvertMoney(trip, row.currency)
  const rev = await recordChanges(trip, 'trip', [
    { id: String(row.id), before: toLogged(current), row: toLogged(row) },
  ])
  return toTrip({ ...row, rev }, access.role, today)
}

/** Of a trip with several places the destination is the first of them, and its way begins there. */
async function movedTo(
  trip: LockedTrip,
  destination: string,
  location: ReturnType<typeof locationOfDestination>,
): Promise<typeof location & { route?: string[] }> {
  const [first, ...others] = await legsInOrder(trip)
  if (!first) return location
  await updateRows(trip, legRules, [{ id: first.id, destination, ...location }])
  return { ...location, route: [destination, ...others.map((leg) => leg.destination)] }
}
