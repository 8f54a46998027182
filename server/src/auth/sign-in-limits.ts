import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { takeFrom, tooMany } from '../http/limits.ts'
import { hashToken } from './session-cookie.ts'

/** Per account: five free failures, then a delay that doubles from 1 s to 15 min; never a permanent lock (S-04). */
const freeFailures = 5
const maxDelayS = 900
const memoryS = 86_400

const accountBucket = (email: string): string => `sign-in:account:${hashToken(email)}`

export const delayAfter = (failures: number): number =>
  failures <= freeFailures ? 0 : Math.min(maxDelayS, 2 ** (failures - freeFailures - 1))

/** The row's `resetAt` is the end of the memory; the time of the last failure follows from it. */
export async function refuseTooEarly(db: Db, email: string, scale: number): Promise<void> {
  const row = await db
    .selectFrom('limits')
    .select(['count', 'resetAt'])
    .where('bucket', '=', accountBucket(email))
    .executeTakeFirst()
  if (!row) return
  const lastFailure = Date.parse(row.resetAt) - memoryS * 1000
  const until = new Date(lastFailure + delayAfter(Math.floor(row.count / scale)) * 1000)
  if (until.getTime() > Date.now()) throw tooMany(until)
}

export async function countFailure(db: Db, email: string): Promise<void> {
  const resetAt = sql<string>`now() + ${memoryS} * interval '1 second'`
  await db
    .insertInto('limits')
    .values({ bucket: accountBucket(email), count: 1, resetAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql<number>`case when limits."resetAt" < now() then 1 else limits."count" + 1 end`,
        resetAt,
      }),
    )
    .execute()
}

export async function forgetFailures(db: Db, email: string): Promise<void> {
  await db.deleteFrom('limits').where('bucket', '=', accountBucket(email)).execute()
}

export const takeSignIn = (db: Db, address: string, scale: number): Promise<void> =>
  takeFrom(db, { bucket: `sign-in:address:${address}`, max: 30, windowS: 900 }, scale)

export const takeSignUp = (db: Db, address: string, scale: number): Promise<void> =>
  takeFrom(db, { bucket: `sign-up:address:${address}`, max: 5, windowS: 3600 }, scale)
