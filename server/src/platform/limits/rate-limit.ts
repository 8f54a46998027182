import { errorsWords } from '@sojourn/contract/errors/words'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../errors/app-error.ts'

interface Limit {
  bucket: string
  max: number
  windowS: number
}

/** Whom an address stands for: a household has 2^64 addresses of IPv6, and one of IPv4. */
export function networkOf(address: string): string {
  const [plain = ''] = withoutPort(address).split('%')
  if (!plain.includes(':')) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Some proxies name the caller's port as well; it changes with every connection. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]*):\d+$/.exec(address)?.[1] ?? address

/** A statement that waited for a row may see an end that a later one has set. */
const slackS = 5

/** Whether a window of the table `limits` ends further away than it lasts: it was begun before the clock was set back. */
export const isOutOfReach = (windowS: number): RawBuilder<boolean> =>
  sql<boolean>`limits."resetAt" > now() + ${windowS + slackS}::float8 * interval '1 second'`

export const isOver = (windowS: number): RawBuilder<boolean> =>
  sql<boolean>`(limits."resetAt" < now() or ${isOutOfReach(windowS)})`

/** How long a window still lasts, as the database's clock says. */
export const secondsLeft = sql<number>`extract(epoch from limits."resetAt" - now())::float8`

/** Counts one use of a rare, costly action in the database and refuses beyond the limit. */
export async function takeFrom(db: Db, limit: Limit, scale: number): Promise<void> {
  const { count, left } = await countUse(db, limit)
  if (count > limit.max * scale) throw tooMany(left)
}

class NoRoom extends Error {}

/** Counts one use under each limit, or under none when one of them has no room; answers which. */
export async function takeIfRoom(db: Db, limits: readonly Limit[]): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      for (const limit of limits) if ((await countUse(tx, limit)).count > limit.max) throw new NoRoom()
    })
    return true
  } catch (error) {
    if (error instanceof NoRoom) return false
    throw error
  }
}

const countUse = (db: Db, { bucket, windowS }: Limit) =>
  db
    .insertInto('limits')
    .values({ bucket, count: 1, resetAt: sql<string>`now() + ${windowS} * interval '1 second'` })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql<number>`case when ${isOver(windowS)} then 1 else limits."count" + 1 end`,
        resetAt: sql<string>`case when ${isOver(windowS)} then excluded."resetAt" else limits."resetAt" end`,
      }),
    )
    .returning(['count', secondsLeft.as('left')])
    .executeTakeFirstOrThrow()

export const tooMany = (retryAfterS: number, account?: string): AppError =>
  new AppError('rate_limited', errorsWords.tooMany, {
    ...(account && { account }),
    retryAfterS: Math.max(1, retryAfterS),
  })
