import { sql } from 'kysely'
import { deviceDays, networkDays, networkMark } from '../session/devices.ts'
import type { Db } from '../../platform/db/client.ts'
import type { tables } from '../../tables.ts'
import { type CacheRule, cacheRules } from '../../platform/providers/answer-cache.ts'
import { entryOverhead } from '../rows/changes.ts'

const batch = 1000
export const maxKeysPerUser = 5000

interface Rule {
  table: keyof typeof tables
  /** A condition in SQL on rows nobody needs any more. */
  over: string
  /** Rows of one statement; few where each takes much with it. */
  batch?: number
  /** What goes counted towards the budget of its trip's owner. */
  isCounted?: true
}

/** Answers that are too old to serve even when their service fails. */
const answerRules: Rule[] = Object.entries<CacheRule>(cacheRules).flatMap(([kind, { usableS }]) =>
  usableS
    ? [
        {
          table: 'answers',
          over: `"kind" = '${kind}' and "fetchedAt" < now() - ${usableS} * interval '1 second'`,
        },
      ]
    : [],
)

const rules: Rule[] = [
  { table: 'sessions', over: `"expiresAt" < now()` },
  { table: 'devices', over: `"seenAt" < now() - interval '${deviceDays} days'` },
  {
    table: 'devices',
    over: `"deviceHash" like '${networkMark}%' and "seenAt" < now() - interval '${networkDays} days'`,
  },
  { table: 'signInStates', over: `"expiresAt" < now()` },
  { table: 'resetTokens', over: `"expiresAt" < now()` },
  { table: 'emailTokens', over: `"expiresAt" < now()` },
  // Kept for a while, so that an old link says what became of it (U-106).
  { table: 'invitations', over: `coalesce("endedAt", "expiresAt") < now() - interval '90 days'` },
  ...answerRules,
  // The limit looks at the current month only.
  { table: 'generations', over: `"createdAt" < now() - interval '90 days'` },
  { table: 'presence', over: `"seenAt" < now() - interval '5 minutes'` },
  // The provider repeats a report for three days at most.
  { table: 'paymentEvents', over: `"createdAt" < now() - interval '30 days'` },
  { table: 'checkouts', over: `"createdAt" < now() - interval '90 days'` },
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
  // Until then an administrator can bring it back (U-030).
  { table: 'trips', over: `"deletedAt" < now() - interval '30 days'`, batch: 1 },
]

/** Removes what is over and says how many rows of each table. Several processes may do it at once: each skips rows another holds. */
export async function purge(db: Db): Promise<Record<string, number>> {
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

async function removeBatch(db: Db, { table, over, batch: size = batch, isCounted }: Rule): Promise<number> {
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
