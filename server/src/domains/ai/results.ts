import type { Saying } from '@sojourn/contract/words/meaning'
import { randomUUID } from 'node:crypto'
import { type InterestKey, interestKeyOf, interestLabels } from '@sojourn/contract/ai/preferences'
import { type SavedResults, savedResults, type Suggestion } from '@sojourn/contract/ai/schema'
import type { DayPlan, DetailedItinerary } from '@sojourn/contract/ai/plans'
import { compareText } from '@sojourn/contract/values/compare-text'
import { sql } from 'kysely'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import { requireFeature } from '../../kernel/plan/gate.ts'
import type { Db } from '../../platform/db/client.ts'
import { notSignedIn } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import type { ResultKind } from './rows.ts'

interface Contents {
  suggestions: Suggestion[]
  plan: DayPlan[]
  itinerary: DetailedItinerary
}

/** As it is kept. The seed lets the next generation differ. */
export interface Kept<K extends ResultKind = ResultKind> {
  content: Contents[K]
  notice: Saying | null
  seed: number
}

const keyOf = (label: string): string => interestKeyOf(label) ?? label
const labelOf = (key: string): string => interestLabels[key as InterestKey] ?? key

/** What was wished for is kept by its keys, and named in English for the API. An older version kept the names. */
function withInterests<Content extends object>(
  content: Content,
  named: (interest: string) => string,
): Content {
  const { preferences } = content as { preferences?: { interests: string[] } }
  if (!preferences) return content
  return { ...content, preferences: { ...preferences, interests: preferences.interests.map(named) } }
}

/** Keeps what was generated and counts it, both or neither. Generations of one user are counted one after the other. */
export async function keepResult<K extends ResultKind>(
  tx: Db,
  access: TripAccess,
  kind: K,
  kept: Kept<K>,
  /** Whose it counts for; null when it does not count. */
  counted: Pick<SignedIn, 'id' | 'plan'> | null,
): Promise<string> {
  const { tripId } = access
  if (counted) await countOne(tx, counted, tripId, kind)
  const result = sql`${JSON.stringify({ ...kept, content: withInterests(kept.content, keyOf) })}::jsonb`
  const { createdAt } = await tx
    .insertInto('aiResults')
    .values({ tripId, kind, result })
    .onConflict((conflict) =>
      conflict.columns(['tripId', 'kind']).doUpdateSet({ result, createdAt: sql`now()` }),
    )
    .returning('createdAt')
    .executeTakeFirstOrThrow()
  return createdAt
}

async function countOne(
  tx: Db,
  user: Pick<SignedIn, 'id' | 'plan'>,
  tripId: number,
  kind: ResultKind,
): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notSignedIn)
  await requireFeature(tx, user, 'ai_suggestions')
  await tx.insertInto('generations').values({ id: randomUUID(), userId: user.id, tripId, kind }).execute()
}

type Rows = { [K in ResultKind]?: Kept<K> & { createdAt: string } }

async function readRows(db: Db, { tripId }: Pick<TripAccess, 'tripId'>): Promise<Rows> {
  const rows = await db
    .selectFrom('aiResults')
    .select(['kind', 'result', 'createdAt'])
    .where('tripId', '=', tripId)
    .execute()
  return Object.fromEntries(
    rows
      .filter(({ result }) => !isMixed(result))
      .map(({ kind, result, createdAt }) => [kind, { ...(result as Kept), createdAt }]),
  ) as Rows
}

/** An older version kept a model's words among the facts. */
const isMixed = (result: unknown): boolean => {
  const text = JSON.stringify(result)
  return text.includes('"source":"model"') && !text.includes('"said":')
}

/** What was generated last; the notice is the latest one's. */
export async function readResults(db: Db, access: TripAccess): Promise<SavedResults> {
  const rows = await readRows(db, access)
  const latest = Object.values(rows).toSorted((a, b) => compareText(b.createdAt, a.createdAt))[0]
  // What an older version kept may lack a field that has come since.
  const read = savedResults.safeParse({
    ...nothingSaved,
    ...(rows.suggestions && {
      suggestions: rows.suggestions.content,
      suggestionsAt: rows.suggestions.createdAt,
    }),
    ...(rows.plan && { dayPlans: rows.plan.content, dayPlansAt: rows.plan.createdAt }),
    ...(rows.itinerary && {
      itinerary: { ...withInterests(rows.itinerary.content, labelOf), notice: rows.itinerary.notice },
      itineraryAt: rows.itinerary.createdAt,
    }),
    notice: latest?.notice ?? null,
  })
  return read.success ? read.data : nothingSaved
}

const nothingSaved: SavedResults = {
  suggestions: [],
  suggestionsAt: null,
  dayPlans: [],
  dayPlansAt: null,
  itinerary: null,
  itineraryAt: null,
  notice: null,
}

/** Another one than the last. */
export async function nextSeed(db: Db, access: TripAccess, kind: ResultKind): Promise<number> {
  const rows = await readRows(db, access)
  return (rows[kind]?.seed ?? access.tripId % 1_000_000) + 1
}

export const clearPlan = (db: Db, { tripId }: TripAccess) =>
  db.deleteFrom('aiResults').where('tripId', '=', tripId).where('kind', '=', 'plan').execute()
