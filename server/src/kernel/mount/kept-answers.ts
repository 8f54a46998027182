import type { Theirs } from '@sojourn/contract/errors/body'
import type { TripRole } from '@sojourn/contract/members/permissions'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { AppError, changedMeanwhileError } from '../../platform/errors/app-error.ts'
import { findAgain, referenceTo, type Reference } from './long-results.ts'
import type { idempotencyRow } from './rows.ts'

/** Keys are kept for months: the answer of a long write would fill the disk. */
const maxResultBytes = 4096
/** The status of a key that keeps a reference in place of its answer. */
const seeOther = 303
/** The status of a key whose edit was refused for what somebody else wrote meanwhile. */
const refused = 409

/** What is kept of the first request under a key; whose answer it may be is for the caller to say. */
export type Earlier = Pick<z.output<typeof idempotencyRow>, 'tripId' | 'status' | 'result'>

/** Long answers as the trip stands now: whoever repeats a write may read it, and an older state would undo what they know. */
export async function readResult(tx: Db, { status, result }: Earlier, reader: string): Promise<unknown> {
  if (status === refused) return changedMeanwhileError(result as Theirs)
  return status === seeOther ? findAgain(tx, result as Reference, reader) : result
}

/**
 * The answer itself, or when that is long, where it is found again. Tells what the user is on that trip by now: null for
 * no member.
 */
export async function keepAnswer(
  tx: Db,
  { userId, key, tripId }: { userId: string; key: string; tripId: number | null },
  result: unknown,
): Promise<TripRole | null> {
  const kept = keptAs(result)
  const { rows } = await sql<{ role: TripRole | null }>`
    update idempotency set "status" = ${kept.status}, "result" = ${kept.result}::jsonb, "tripId" = ${tripId}::bigint
    where "userId" = ${userId} and "key" = ${key}
    returning (
      select "role" from members join trips on trips."id" = members."tripId"
      where members."tripId" = idempotency."tripId" and members."userId" = idempotency."userId" and "deletedAt" is null
    ) as "role"`.execute(tx)
  return rows[0]?.role ?? null
}

function keptAs(result: unknown): { status: number; result: string } {
  if (result instanceof AppError) return { status: refused, result: JSON.stringify(result.theirs) }
  const text = JSON.stringify(result, withoutLinks)
  const isLong = Buffer.byteLength(text) > maxResultBytes
  return isLong
    ? { status: seeOther, result: JSON.stringify(referenceTo(result)) }
    : { status: 200, result: text }
}

/** A link that is shown once lies in no table, so a repeat does not show it again. */
const withoutLinks = (field: string, value: unknown): unknown => (field === 'inviteLink' ? null : value)
