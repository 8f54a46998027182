import { sql } from 'kysely'
import { deviceDays, networkDays, networkMark } from '../session/devices.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type CacheRule, cacheRules } from '../../platform/providers/answer-cache.ts'
import { entryOverhead } from '../rows/changes.ts'

const batch = 1000
export const maxKeysPerUser = 5000

/** Rows of a table that nobody needs any more. */
export interface PurgeRule {
  table: keyof Tables
  /** A condition in SQL. */
  over: string
  /** Rows of one statement; few where each takes much with it. */
  batch?: number
  /** What goes counted towards the budget of its trip's owner. */
  isCounted?: true
}

/** Answers that are too old to serve even when their service fails. */
const answerRules: PurgeRule[] = Object.entries<CacheRule>(cacheRules).flatMap(([kind, { usableS }]) =>
  usableS
    ? [
        {
          table: 'answers',
          over: `"kind" = '${kind}' and "fetchedAt" < now() - ${usableS} * interval '1 second'`,
        },
      ]
    : [],
)

/** Of what the kernel itself keeps. */
export const kernelPurge: readonly PurgeRule[] = [
  { table: 'sessions', over: `"expiresAt" < now()` },
  { table: 'devices', over: `"seenAt" < now() - interval '${deviceDays} days'` },
  {
    table: 'devices',
    over: `"deviceHash" like '${networkMark}%' and "seenAt" < now() - interval '${networkDays} days'`,
  },
  ...answerRules,
  { table: 'limits', over: `"resetAt" < now()` },
  { table: 'idempotency', over: `"createdAt" < now() - interval '90 days'` },
  // Whoever comes back later finds the gap and reads the trip anew.
  { table: 'changes', over: `"createdAt" < now() - interval '90 days'`, isCounted: true },
  // Nobody repeats a write after thousands of others; a client that runs wild does not fill the disk with keys.
  {
    table: 'idempotency',
    over: `ctid = any(array(
      select old.row from (select "userId" from idempotency group by "userId" having count(*) > ${maxKeysPerUser}) many,
      lateral (select ctid as row from idempotency where "userId" = many."userId"
        order by "createdAt" desc offset ${maxKeysPerUser}) old))`,
  },
]

/** Removes what is over and says how many rows of each table. Several processes may do it at once: each skips rows another holds. */
export async function purge(db: Db, rules: readonly PurgeRule[]): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const rule of rules) {
    let count = 0
    let last: number
    do {
      last = await removeBatch(db, rule)
      count += last
    } while (last === (rule.batch ?? batch))
    if (count > 0) removed[rule.table] = (removed[rule.table] ?? 0) + count
  }
  return removed
}

async function removeBatch(
  db: Db,
  { table, over, batch: size = batch, isCounted }: PurgeRule,
): Promise<number> {
  const removal = sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.raw(over)} limit ${size} for update skip locked))`
  if (!isCounted) return Number((await removal.execute(db)).numAffectedRows ?? 0n)
  const { rows } = await sql<{ count: number }>`
    with gone as (
      ${removal} returning "tripId", coalesce(octet_length("row"::text), 0) + ${entryOverhead}::int as "bytes"
    ), freed as (
      update trips set "bytes" = greatest(0, trips."bytes" - sums."bytes")
      from (select "tripId", sum("bytes") as "bytes" from gone group by "tripId") sums
      where trips."id" = sums."tripId"
    )
    select count(*) as "count" from gone`.execute(db)
  return rows[0]?.count ?? 0
}
