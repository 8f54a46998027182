import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { isOver } from '../limits/rate-limit.ts'

const longestWaitS = 2

/**
 * Rate limit towards a service: waits for this request's second. The next free second is a row, so that all processes
 * together send one request a second; answers false at once when too many are waiting already.
 */
export async function waitForSecond(db: Db, service: string): Promise<boolean> {
  const bucket = `${service}:next-second`
  const isFree = isOver(longestWaitS + 1)
  const { rows } = await sql<{ waitMs: number }>`
    insert into limits ("bucket", "count", "resetAt") values (${bucket}, 1, now() + interval '1 second')
    on conflict ("bucket") do update
      set "resetAt" = case when ${isFree} then now() else limits."resetAt" end + interval '1 second'
      where ${isFree} or limits."resetAt" <= now() + ${longestWaitS} * interval '1 second'
    returning extract(epoch from "resetAt" - now())::double precision * 1000 - 1000 as "waitMs"`.execute(db)
  const [slot] = rows
  if (!slot) return false
  if (slot.waitMs > 0) await wait(slot.waitMs)
  return true
}
