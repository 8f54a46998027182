// Writes to several rows that are one for people: all of them or none, with one way back.
import type { StepCollection, TripStep, TripSteps } from '@sojourn/contract/sync/steps'
import type { Answer } from '../http/request.ts'
import { tellFailure } from '../http/tell-failure.ts'
import { listOf, type Rows } from '../cache/row-store.ts'
import type { Edit, Row } from '../overlay/row-list.ts'
import type { Fields, ListEdits } from '../overlay/write.ts'
import { tripList } from '../overlay/write.ts'
import { localChange, localRow } from './local-rows.ts'
import { addable } from './rows.ts'
import { perform } from './writes.ts'

type Dates = NonNullable<TripSteps['dates']>

interface WrittenSteps {
  steps: readonly TripStep[]
  dates?: Dates | undefined
  /** What people call what it is about. */
  thing: string | null
  /** What is said when it fails. */
  failure: string
}

const rowIn = (tripId: number, { collection, id }: TripStep): Rows[StepCollection] | undefined =>
  listOf(tripId, collection)
    .shown()
    ?.find((row) => row.id === id)

function editOf(tripId: number, step: TripStep): Edit {
  const { id, collection } = step
  if (step.action === 'remove')
    return { id, kind: 'remove', createdAt: listOf(tripId, collection).createdAtOf(id) }
  if (step.action === 'add')
    return { id, kind: 'put', row: localRow(tripId, collection, { ...step.fields, id }) }
  const fields = localChange(tripId, collection, rowIn(tripId, step) as unknown as Fields, step.fields)
  return { id, kind: 'set', fields }
}

const midnight = (date: string): string => `${date}T00:00:00.000Z`

export function listEditsOf(
  tripId: number,
  { steps, dates }: Pick<WrittenSteps, 'steps' | 'dates'>,
): ListEdits[] {
  const byList = Map.groupBy(steps, ({ collection }) => collection)
  const parts = [...byList].map(([collection, own]) => ({
    list: { tripId, collection },
    edits: own.map((step) => editOf(tripId, step)),
  }))
  if (!dates) return parts
  const fields = { startDate: midnight(dates.startDate), endDate: midnight(dates.endDate) } as Partial<Row>
  return [...parts, { list: tripList(tripId), edits: [{ id: tripId, kind: 'set', fields }] }]
}

/** Shown at once; it says in its words that it failed, and fails then. */
export async function writeSteps(tripId: number, written: WrittenSteps): Promise<Answer<'sync.steps'>> {
  const { steps, dates, thing, failure } = written
  const ids = [...new Set(steps.map(({ id }) => id))]
  try {
    return await perform(
      'sync.steps',
      { params: { tripId }, body: { steps: [...steps], ...(dates && { dates }) } },
      {
        tripId,
        lanes: dates ? [`trip-${tripId}`, ...ids] : ids,
        isWholeTrip: dates !== undefined,
        parts: listEditsOf(tripId, written),
        thing,
      },
    )
  } catch (error) {
    tellFailure(error, failure)
    throw error
  }
}

function inverseOf(tripId: number, step: TripStep): TripStep[] {
  const { collection, id } = step
  const row = rowIn(tripId, step)
  if (step.action === 'add') return row ? [] : [{ action: 'remove', collection, id }]
  if (!row) return []
  const before = addable<StepCollection>(row) as unknown as Record<string, never>
  if (step.action === 'remove') return [{ action: 'add', collection, id, fields: before }]
  const fields = Object.fromEntries(Object.keys(step.fields).map((name) => [name, before[name] ?? null]))
  return [{ action: 'change', collection, id, fields: fields as Record<string, never> }]
}

/** What takes the steps back, as things stand before they are written. */
export const inverseSteps = (tripId: number, steps: readonly TripStep[]): TripStep[] =>
  steps.toReversed().flatMap((step) => inverseOf(tripId, step))
