import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { AppError } from '../errors/app-error.ts'
import { isOver, secondsLeft, tooMany } from './rate-limit.ts'

const windowS = 60

/** Requests a minute (U-099), of a person or a network; pictures count only when they must be drawn. */
export const requestsPerMinute = { user: 300, visitor: 60, page: 600, picture: 240 } as const

type RequestKind = keyof typeof requestsPerMinute

interface Count {
  /** Known uses of all processes in this window. */
  total: number
  unsent: number
  resetAt: number
}

/** With how long the window still lasts: clocks differ, and may be set. */
interface Share {
  bucket: string
  count: number
  msLeft: number
}

/**
 * The general request limit. Counting each request in the database would cost more than most requests do, so each
 * process counts in memory and a job adds its share to the common row once a second.
 */
export class RequestRateLimit {
  readonly #db: Db
  readonly #scale: number
  readonly #clock: () => number
  readonly #counts = new Map<string, Count>()

  /** The clock counts milliseconds from anywhere, and is never set. */
  constructor(db: Db, scale: number, clock = () => performance.now()) {
    this.#db = db
    this.#scale = scale
    this.#clock = clock
  }

  hit(kind: RequestKind, who: string): void {
    const refusal = this.count(kind, who)
    if (refusal) throw refusal
  }

  /** Answers the refusal when there were too many. */
  count(kind: RequestKind, who: string): AppError | null {
    const bucket = `requests:${kind}:${who}`
    const now = this.#clock()
    let count = this.#counts.get(bucket)
    if (!count || count.resetAt <= now) {
      count = { total: 0, unsent: 0, resetAt: now + windowS * 1000 }
      this.#counts.set(bucket, count)
    }
    count.total++
    count.unsent++
    const isOver = count.total > requestsPerMinute[kind] * this.#scale
    return isOver ? tooMany((count.resetAt - now) / 1000) : null
  }

  /** Adds this process's share to the common rows and learns what the others counted. */
  async flush(): Promise<void> {
    const now = this.#clock()
    for (const [bucket, count] of this.#counts) if (count.resetAt <= now) this.#counts.delete(bucket)
    const due = [...this.#counts].filter(([, count]) => count.unsent > 0)
    if (due.length === 0) return
    const shares = due.map(([bucket, count]): Share => ({
      bucket,
      count: count.unsent,
      msLeft: count.resetAt - now,
    }))
    for (const [, count] of due) count.unsent = 0
    // One text however many they are: PostgreSQL plans it once.
    const { rows } = await sql<Share>`
      insert into limits ("bucket", "count", "resetAt")
      select "bucket", "count", now() + "msLeft" * interval '1 millisecond'
      from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as share ("bucket" text, "count" int, "msLeft" float8)
      order by "bucket"
      on conflict ("bucket") do update set
        "count" = case when ${isOver(windowS)} then excluded."count" else limits."count" + excluded."count" end,
        "resetAt" = case when ${isOver(windowS)} then excluded."resetAt" else limits."resetAt" end
      returning "bucket", "count", ${secondsLeft} * 1000 as "msLeft"`.execute(this.#db)
    for (const row of rows) this.#learn(row)
  }

  #learn({ bucket, count: total, msLeft }: Share): void {
    const count = this.#counts.get(bucket)
    if (!count) return
    count.total = total + count.unsent
    count.resetAt = this.#clock() + msLeft
  }
}
