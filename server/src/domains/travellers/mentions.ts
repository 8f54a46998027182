import { sql } from 'kysely'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'

/** Whether an expense or a transfer of the trip names somebody. */
export async function isMentioned({ db, access: { tripId } }: LockedTrip, id: string): Promise<boolean> {
  const named = JSON.stringify([{ traveller: id }])
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select 1 from expenses
      where "tripId" = ${tripId} and ("paidBy" @> ${named}::jsonb or "sharedBy" -> 'among' @> ${named}::jsonb)
    ) or exists (
      select 1 from transfers where "tripId" = ${tripId} and ${id}::uuid in ("from", "to")
    ) as "is"`.execute(db)
  return rows[0]?.is ?? false
}
