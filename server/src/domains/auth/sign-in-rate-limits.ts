import { maxImportsPerHour } from '@sojourn/contract/values/limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { isOutOfReach, networkOf, secondsLeft, takeFrom, tooMany } from '../../platform/limits/rate-limit.ts'
import { hashToken } from '../../kernel/session/session-cookie.ts'

/** Per account: five free failures, then a delay that doubles from 1 s to 15 min; never a permanent lock (S-04). */
const freeFailures = 5
const maxDelayS = 900
const memoryS = 86_400

/** Tries from a browser or a network that the account knows are counted apart: strangers cannot lock its owner out. */
const accountBucket = (email: string, known: string | null = null): string =>
  known ? `sign-in:known:${hashToken(email + known)}` : `sign-in:account:${hashToken(email)}`

/** Second steps are counted by themselves: the right password does not forget wrong codes. No address is like it. */
export const secondStepName = (userId: string): string => `second step of ${userId}`

export const delayAfter = (failures: number): number =>
  failures <= freeFailures ? 0 : Math.min(maxDelayS, 2 ** (failures - freeFailures - 1))

/**
 * Counts a try as a failure before the password is looked at, in one statement: a thousand parallel guesses are
 * counted one after the other, and none slips past the delay. Success forgets the count again.
 */
export async function takeTry(
  db: Db,
  email: string,
  scale: number,
  { known = null, account }: { known?: string | null; account?: string } = {},
): Promise<void> {
  const bucket = accountBucket(email, known)
  const resetAt = sql<string>`now() + ${memoryS} * interval '1 second'`
  // The row's resetAt is the end of the memory, so the last try was memoryS before it.
  const failures = sql<number>`floor(limits."count" / ${scale}::float8)`
  const delayS = sql<number>`case when ${failures} <= ${freeFailures}::int then 0
    else least(${maxDelayS}::int, 2 ^ least(30, ${failures} - ${freeFailures + 1}::int)) end`
  const taken = await db
    .insertInto('limits')
    .values({ bucket, count: 1, resetAt })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({
          count: sql<number>`case when limits."resetAt" < now() then 1 else limits."count" + 1 end`,
          resetAt,
        })
        // Without a delay the clock is not asked: of two tries at once the one that waited began before the other.
        .where(
          sql<boolean>`${delayS} = 0 or ${isOutOfReach(memoryS)}
            or now() >= limits."resetAt" - (${memoryS} - ${delayS}) * interval '1 second'`,
        ),
    )
    .returning('count')
    .executeTakeFirst()
  if (!taken) throw tooMany(await untilNextTry(db, bucket, scale), account)
}

/** In seconds. */
async function untilNextTry(db: Db, bucket: string, scale: number): Promise<number> {
  const row = await db
    .selectFrom('limits')
    .select(['count', secondsLeft.as('left')])
    .where('bucket', '=', bucket)
    .executeTakeFirst()
  return row ? delayAfter(Math.floor(row.count / scale)) - (memoryS - row.left) : 0
}

export async function forgetFailures(db: Db, email: string, known: string | null = null): Promise<void> {
  await db.deleteFrom('limits').where('bucket', '=', accountBucket(email, known)).execute()
}

export const takeSignIn = (db: Db, address: string, scale: number): Promise<void> =>
  takeFrom(db, { bucket: `sign-in:address:${networkOf(address)}`, max: 30, windowS: 900 }, scale)

export const takeSignUp = (db: Db, address: string, scale: number): Promise<void> =>
  takeFrom(db, { bucket: `sign-up:address:${networkOf(address)}`, max: 5, windowS: 3600 }, scale)

const resetBucket = (email: string): string => `reset:account:${hashToken(email)}`
const confirmationBucket = (userId: string): string => `confirm:user:${userId}`
const copyBucket = (userId: string): string => `copy:user:${userId}`

/** Per caller, and per mailbox too: nobody's inbox is filled from many addresses. */
export async function takeReset(db: Db, address: string, email: string, scale: number): Promise<void> {
  await takeFrom(db, { bucket: `reset:address:${networkOf(address)}`, max: 5, windowS: 3600 }, scale)
  await takeFrom(db, { bucket: resetBucket(email), max: 5, windowS: 3600 }, scale)
}

/** The address may be somebody else's: their mailbox is not to be filled. */
export const takeConfirmation = (db: Db, userId: string, scale: number): Promise<void> =>
  takeFrom(db, { bucket: confirmationBucket(userId), max: 3, windowS: 3600 }, scale)

export const takeCopy = (db: Db, userId: string, scale: number): Promise<void> =>
  takeFrom(db, { bucket: copyBucket(userId), max: 10, windowS: 3600 }, scale)

const importBucket = (userId: string): string => `import:user:${userId}`

export const takeImport = (db: Db, userId: string, scale: number): Promise<void> =>
  takeFrom(db, { bucket: importBucket(userId), max: maxImportsPerHour, windowS: 3600 }, scale)

/** What was counted for an account that is no more. */
export async function forgetCounts(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const ofUser = [copyBucket, importBucket, confirmationBucket].map((bucketOf) => bucketOf(id))
  const names = [email, secondStepName(id)]
  const buckets = [...names.map((name) => accountBucket(name)), resetBucket(email), ...ofUser]
  await tx.deleteFrom('limits').where('bucket', 'in', buckets).execute()
}
