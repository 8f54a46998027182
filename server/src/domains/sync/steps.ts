import { errorsWords } from '@sojourn/contract/errors/words'
import { can } from '@sojourn/contract/members/permissions'
import type { AnsweredRow } from '@sojourn/contract/sync/registry'
import { contentApi, type RowsApi } from '@sojourn/contract/sync/registry'
import type { StepCollection, StepsAnswer, TripStep, TripSteps } from '@sojourn/contract/sync/steps'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { checked } from '../../kernel/http/checked.ts'
import { insertRow, removeRow, updateRow } from '../../kernel/rows/trip-rows.ts'
import { updateTrip } from '../trips/update-trip.ts'
import { rulesOf } from './registry.ts'

/** Writes them one after the other: what an earlier one brings a later one finds. */
export async function performSteps(
  db: Db,
  access: TripAccess,
  { steps, dates }: TripSteps,
  today: PlainDate,
): Promise<StepsAnswer> {
  if (dates && !can(access.role, 'trip.edit')) throw new AppError('not_allowed', errorsWords.ownerOnly)
  const { rows: moments } = await sql<{ now: string }>`select now() as "now"`.execute(db)
  const createdAt = moments[0]?.now ?? ''
  const rows: StepsAnswer['rows'] = []
  for (const [at, step] of steps.entries()) {
    const row = await unlessGone(() => withPlace(at, () => perform(db, access, step)))
    rows.push({ collection: step.collection, rowId: row?.id ?? step.id, row, createdAt })
  }
  // Last, so that in a page of the feed the new dates are read before what moved with them.
  const trip = dates ? await updateTrip(db, access, dates, today) : null
  return { trip, rows }
}

async function perform(
  db: Db,
  access: TripAccess,
  step: TripStep,
): Promise<AnsweredRow<StepCollection> | null> {
  const { collection, id } = step
  const api: RowsApi = contentApi[collection]
  const rules = rulesOf(collection)
  if (step.action === 'remove') {
    await removeRow(db, access, rules, id)
    return null
  }
  if (step.action === 'change')
    return updateRow(db, access, rules, id, checked(api.update.body, step.fields) as never)
  return insertRow(db, access, rules, checked(api.add.body, { ...step.fields, id }) as never)
}

/** Somebody else was faster. */
async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

/** A refused field is named by the step it stands in. */
async function withPlace<T>(at: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const fields = Object.entries(error.fields).map(([field, message]) => [`steps.${at}.${field}`, message])
    throw new AppError(error.code, error.message, { fields: Object.fromEntries(fields) })
  }
}
