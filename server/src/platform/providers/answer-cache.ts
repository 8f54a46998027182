import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

export interface CacheRule {
  /** A younger answer is given without asking the service. */
  freshS: number
  /** A younger answer still serves when the service fails; an older one is pruned. Without it the last one is kept. */
  usableS?: number
}

const hour = 3600
const month = 30 * 24 * hour

export const cacheRules = {
  forecasts: { freshS: hour, usableS: 6 * hour },
  geocodes: { freshS: month, usableS: month },
  places: { freshS: month, usableS: 6 * month },
  routes: { freshS: month, usableS: month },
  rates: { freshS: 0 },
} as const satisfies Record<string, CacheRule>

type AnswerKind = keyof typeof cacheRules

export interface CachedAnswer<T> {
  value: T
  fetchedAt: string
}

/** The answers of an outside service, kept in the database for all processes. */
export class AnswerCache<T> {
  readonly #db: Db
  readonly #kind: AnswerKind
  readonly #rule: CacheRule
  readonly #underWay = new Map<string, Promise<CachedAnswer<T>>>()

  constructor(db: Db, kind: AnswerKind) {
    this.#db = db
    this.#kind = kind
    this.#rule = cacheRules[kind]
  }

  /** A fresh answer, else a new one, else an old one that still serves; null when there is none. */
  async get(
    key: string,
    fetch: () => Promise<T>,
    onFailure: (error: unknown) => void,
  ): Promise<CachedAnswer<T> | null> {
    const { freshS, usableS = Number.POSITIVE_INFINITY } = this.#rule
    const kept = await this.#read(key)
    if (kept && kept.ageS < freshS) return kept
    try {
      return await this.refresh(key, fetch)
    } catch (error) {
      onFailure(error)
      return kept && kept.ageS <= usableS ? kept : null
    }
  }

  /** A new answer; those who ask the same at the same time share one request. */
  refresh(key: string, fetch: () => Promise<T>): Promise<CachedAnswer<T>> {
    const known = this.#underWay.get(key)
    if (known) return known
    const request = fetch()
      .then((value) => this.#store(key, value))
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, request)
    return request
  }

  async #read(key: string): Promise<(CachedAnswer<T> & { ageS: number }) | undefined> {
    const row = await this.#db
      .selectFrom('answers')
      .select(['value', 'fetchedAt', sql<number>`extract(epoch from now() - "fetchedAt")::float8`.as('ageS')])
      .where('kind', '=', this.#kind)
      .where('key', '=', key)
      .executeTakeFirst()
    return row && { value: row.value as T, fetchedAt: row.fetchedAt, ageS: row.ageS }
  }

  async #store(key: string, value: T): Promise<CachedAnswer<T>> {
    const json = sql`${JSON.stringify(value)}::jsonb`
    const { fetchedAt } = await this.#db
      .insertInto('answers')
      .values({ kind: this.#kind, key, value: json })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key']).doUpdateSet({ value: json, fetchedAt: sql`now()` }),
      )
      .returning('fetchedAt')
      .executeTakeFirstOrThrow()
    return { value, fetchedAt }
  }
}
