import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Lines, TripChange } from './lines.ts'

/** Changes read for one page; hundreds of ticks are few lines. */
const changesPerPage = 400

export const isAll = (page: readonly TripChange[], { downTo }: Lines): boolean =>
  page.length < changesPerPage && (page.at(-1)?.createdAt ?? null) === downTo

/** Side effects of what a person did, not worth a line of their own. */
const quietFields = sql`'["latitude", "longitude", "convertedAmount", "tripCurrency", "rate", "rateDate", "name",
  "placeName", "elevationM", "coastal", "route"]'::jsonb`

/** Of each trip its latest changes by others since the user came; of a deleted trip only that it was. */
export async function readFeedChanges(
  db: Db,
  userId: string,
  before: string | undefined,
): Promise<TripChange[]> {
  const earlier: RawBuilder<unknown> =
    before === undefined ? sql`` : sql`and log."createdAt" < ${before}::timestamptz`
  const { rows } = await sql<TripChange>`
    select news.*, author."displayName" as "userName"
    from (
      select log.*, jsonb_build_object('id', trips."id", 'title', trips."title", 'destination', trips."destination",
        'startDate', trips."startDate" || 'T00:00:00.000Z') as "trip"
      from members join trips on trips."id" = members."tripId", lateral (
        select * from changes log
        where log."tripId" = members."tripId" and log."userId" is distinct from ${userId}::uuid
          and log."createdAt" >= members."joinedAt" ${earlier} and log."privateTo" is null
          and not (log."action" = 'changed' and log."fields" <@ ${quietFields})
          and (trips."deletedAt" is null or (log."collection" = 'trip' and log."action" = 'removed'))
        order by log."rev" desc limit ${changesPerPage}
      ) log
      where members."userId" = ${userId}
      union all
      ${removalsOf(userId, earlier)}
    ) news
    left join users author on author."id" = news."userId"
    order by news."createdAt" desc, news."tripId", news."rev" desc
    limit ${changesPerPage}`.execute(db)
  return rows
}

/** Somebody took the user off a trip: told with the trip as they last knew it. */
const removalsOf = (userId: string, earlier: RawBuilder<unknown>) => sql`
  select log.*, jsonb_build_object('id', log."tripId", 'title', known."row" -> 'title',
    'destination', known."row" -> 'destination', 'startDate', known."row" -> 'startDate') as "trip"
  from changes log, lateral (
    select "row" from changes trip
    where trip."tripId" = log."tripId" and trip."collection" = 'trip' and trip."row" is not null
      and trip."rev" < log."rev"
    order by trip."rev" desc limit 1
  ) known
  where log."collection" = 'members' and log."rowId" = ${userId} and log."action" = 'removed'
    and log."userId" <> ${userId}::uuid ${earlier}
    and not exists (select 1 from members where members."tripId" = log."tripId" and members."userId" = ${userId})`
