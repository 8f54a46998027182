import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

const freshS = 3600
/** How old an answer may be when the service fails. */
const usableS = 6 * 3600

export interface Kept<T> {
  forecast: T
  fetchedAt: string
}

const underWay = new WeakMap<Db, Map<string, Promise<Kept<unknown>>>>()

/** The answer of the last hour, else a new one, else one of the last six hours; null when there is none. */
export async function latestForecast<T>(
  db: Db,
  key: string,
  fetch: () => Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<Kept<T> | null> {
  const kept = await db
    .selectFrom('forecasts')
    .select([
      'forecast',
      'fetchedAt',
      sql<number>`extract(epoch from now() - "fetchedAt")::float8`.as('ageS'),
    ])
    .where('key', '=', key)
    .executeTakeFirst()
  const last = kept && { forecast: kept.forecast as T, fetchedAt: kept.fetchedAt }
  if (last && kept.ageS < freshS) return last
  try {
    return await fetchOnce(db, key, fetch)
  } catch (error) {
    onFailure(error)
    return last && kept.ageS <= usableS ? last : null
  }
}

/** Those who ask for the same place at the same time share one request. */
function fetchOnce<T>(db: Db, key: string, fetch: () => Promise<T>): Promise<Kept<T>> {
  const requests = underWay.get(db) ?? new Map<string, Promise<Kept<unknown>>>()
  underWay.set(db, requests)
  const known = requests.get(key) as Promise<Kept<T>> | undefined
  if (known) return known
  const request = fetchAndKeep(db, key, fetch).finally(() => requests.delete(key))
  requests.set(key, request)
  return request
}

async function fetchAndKeep<T>(db: Db, key: string, fetch: () => Promise<T>): Promise<Kept<T>> {
  const forecast = await fetch()
  const json = sql`${JSON.stringify(forecast)}::jsonb`
  const { fetchedAt } = await db
    .insertInto('forecasts')
    .values({ key, forecast: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ forecast: json, fetchedAt: sql`now()` }))
    .returning('fetchedAt')
    .executeTakeFirstOrThrow()
  return { forecast, fetchedAt }
}
