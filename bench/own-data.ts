import { openPool } from '../server/src/platform/db/client.ts'
import type { Account } from './account.ts'
import { residentMb } from './places.ts'

const thingsPerTrip = 5000

/** Gives twenty trips of an account so much that its copy has about 200 MB. */
export async function fillForCopy(databaseUrl: string, ownerId: string): Promise<void> {
  const pool = openPool(databaseUrl, 1)
  await pool.query('set statement_timeout = 0')
  await pool.query(
    `insert into packing ("id", "tripId", "item", "category", "quantity", "notes", "packed", "essential")
     select gen_random_uuid(), own."id", 'Thing ' || n, 'other', 1, repeat('A long note. ', 150), false, false
     from (select "id" from trips where "ownerId" = $1 order by "id" limit 20) own, generate_series(1, $2::integer) n`,
    [ownerId, thingsPerTrip],
  )
  await pool.end()
}

/** How large the copy is and how much memory the server takes for it at most. */
export async function measureCopy(
  url: string,
  account: Account,
  pid: number,
): Promise<{ copyMb: number; growthMb: number; seconds: number }> {
  const before = residentMb(pid) ?? 0
  const started = performance.now()
  const response = await fetch(`${url}/api/auth/data`, { headers: { cookie: account.cookie } })
  let [bytes, peak] = [0, before]
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    peak = Math.max(peak, residentMb(pid) ?? 0)
  }
  return {
    copyMb: bytes / 1024 / 1024,
    growthMb: peak - before,
    seconds: (performance.now() - started) / 1000,
  }
}
