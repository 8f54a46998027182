import { errorsWords } from '@sojourn/contract/errors/words'
import { contentCollections } from '@sojourn/contract/sync/collections'
import type { TripRole } from '@sojourn/contract/members/permissions'
import type { TripContents } from '@sojourn/contract/trips/contents'
import { agesWithin } from '@sojourn/contract/trips/party'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { NewTrip } from '@sojourn/contract/trips/trip-input'
import { inTripOrder } from '@sojourn/contract/trips/status'
import { toMinor } from '@sojourn/contract/values/money'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { sql } from 'kysely'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import { requireRoomForTrip } from '../../kernel/plan/gate.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError, notSignedIn } from '../../platform/errors/app-error.ts'
import { ownerAccess, type TripAccess } from '../../kernel/access/access.ts'
import { locationOfDestination } from '../places/service.ts'
import { recordChanges } from '../../kernel/rows/changes.ts'
import { seenBy } from '../../kernel/rows/private-rows.ts'
import { lockTrip } from '../../kernel/rows/lock-trip.ts'
import { toLogged, toTrip, tripColumns } from '../../kernel/rows/trip.ts'

/** Written out once: to put the most frequent query together anew each time takes as long as to read its rows. */
const columns = sql.raw(tripColumns.map((name) => name.replace(/(\w+)$/, '"$1"')).join(', '))

export async function listTrips(db: Db, user: SignedIn, today: PlainDate): Promise<Trip[]> {
  const { rows } = await sql<Parameters<typeof toTrip>[0] & { role: TripRole }>`
    select ${columns}, "role" from members join trips on trips."id" = members."tripId"
    where members."userId" = ${user.id} and "deletedAt" is null`.execute(db)
  return inTripOrder(rows, today).map((row) => toTrip(row, row.role, today))
}

export async function getTrip(db: Db, access: TripAccess, today: PlainDate): Promise<Trip> {
  const row = await db
    .selectFrom('trips')
    .select(tripColumns)
    .where('id', '=', access.tripId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', errorsWords.tripNotFound)
  return toTrip(row, access.role, today)
}

/**
 * Locks the owner's row first, so that parallel creates are counted one after the other. Not for update: the row of an
 * idempotency key refers to the owner, and two creates that hold such a reference would wait for each other. `fill` puts
 * in what a new trip begins with: a trip that is there already has it.
 */
export async function createTrip(
  db: Db,
  user: SignedIn,
  input: NewTrip,
  today: PlainDate,
  fill?: (access: TripAccess) => Promise<void>,
): Promise<Trip> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notSignedIn)
  const existing = input.clientId && (await findByClientId(db, user, input.clientId))
  if (existing) return toTrip(existing, 'owner', today)
  await requireRoomForTrip(db, user)

  const { budget, ...fields } = input
  const row = await db
    .insertInto('trips')
    .values({
      ...fields,
      ownerId: user.id,
      clientId: fields.clientId ?? null,
      childAges: agesWithin(fields),
      budgetMinor: budget === null ? null : toMinor(budget, fields.currency),
      ...locationOfDestination(fields),
    })
    .returning(tripColumns)
    .executeTakeFirstOrThrow()
  await db.insertInto('members').values({ tripId: row.id, userId: user.id, role: 'owner' }).execute()
  const access = ownerAccess(user, row.id)
  const created = await lockTrip(db, access)
  const rev = await recordChanges(created, 'trip', [{ id: String(row.id), before: null, row: toLogged(row) }])
  if (!fill) return toTrip({ ...row, rev }, 'owner', today)
  await fill(access)
  return getTrip(db, access, today)
}

const findByClientId = (db: Db, user: SignedIn, clientId: string) =>
  db
    .selectFrom('trips')
    .select(tripColumns)
    .where('ownerId', '=', user.id)
    .where('clientId', '=', clientId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** How much hangs on the trip, by collection: what a deletion takes with it. */
export async function tripContents(db: Db, access: TripAccess): Promise<TripContents> {
  const counts = contentCollections.map(
    (name) =>
      sql`select ${name}::text as "name", count(*)::int as "count" from ${sql.table(name)} where "tripId" = ${access.tripId} and ${seenBy(access, name)}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count])) as TripContents
}

/** Gone for everyone at once; an administrator can bring it back for 30 days (U-030). */
export async function removeTrip(db: Db, access: TripAccess): Promise<void> {
  const trip = await lockTrip(db, access)
  await db
    .updateTable('trips')
    .set({ deletedAt: sql`now()` })
    .where('id', '=', access.tripId)
    .execute()
  await recordChanges(trip, 'trip', [{ id: String(access.tripId), before: toLogged(trip.row), row: null }])
}
