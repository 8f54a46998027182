import { errorText } from '@sojourn/contract/errors/codes'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
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

/** Counts one use of a rare, costly action in the database and refuses beyond the limit. */
export async function takeFrom(db: Db, { bucket, max, windowS }: Limit, scale: number): Promise<void> {
  const { count, resetAt } = await db
    .insertInto('limits')
    .values({ bucket, count: 1, resetAt: sql<string>`now() + ${windowS} * interval '1 second'` })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql<number>`case when limits."resetAt" < now() then 1 else limits."count" + 1 end`,
        resetAt: sql<string>`case when limits."resetAt" < now() then excluded."resetAt" else limits."resetAt" end`,
      }),
    )
    .returning(['count', 'resetAt'])
    .executeTakeFirstOrThrow()
  if (count > max * scale) throw tooMany(new Date(resetAt))
}

export const tooMany = (until: Date, account?: string): AppError =>
  new AppError('rate_limited', errorText.tooMany, {
    ...(account && { account }),
    retryAfterS: Math.max(1, (until.getTime() - Date.now()) / 1000),
  })
