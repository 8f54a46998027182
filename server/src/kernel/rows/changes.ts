import { errorsWords } from '@sojourn/contract/errors/words'
import type { Change, ChangeAction } from '@sojourn/contract/sync/change'
import { type Collection, descriptions } from '@sojourn/contract/sync/collections'
import { maxAccountBytes } from '@sojourn/contract/values/limits'
import { isSameValue } from '@sojourn/contract/values/same-value'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { gatheredIn } from '../../platform/db/gathered.ts'
import { afterCommit } from '../../platform/db/transaction.ts'
import type { LockedTrip } from './lock-trip.ts'
import { privateTo } from './private-rows.ts'

export const changesChannel = 'sojourn_changes'

/** What is notified of a change: the trip and, where it shows in lists of trips, in whose. */
export interface ChangeHint {
  tripId: number
  listsOf: readonly string[] | 'everybody on it'
}

const everybody = '*'

export const hintText = ({ tripId, listsOf }: ChangeHint): string =>
  `${tripId} ${typeof listsOf === 'string' ? everybody : listsOf.join(',')}`

export function readHint(text: string): ChangeHint {
  const [tripId, ids = ''] = text.split(' ')
  const listsOf = ids === everybody ? 'everybody on it' : ids.split(',').filter((id) => id !== '')
  return { tripId: Number(tripId), listsOf }
}

const sent = gatheredIn<true>(async (db, hints) => {
  await sql`select pg_notify(${changesChannel}, "hint") from unnest(${hints}::text[]) as listed ("hint")`.execute(
    db,
  )
  return new Map<string, true>()
})

/**
 * Once the change is there. As a part of its transaction it would have all writers of all trips wait for each other's disk:
 * PostgreSQL lets one transaction that notifies commit at a time. A hint that is lost is found by the next look.
 */
const sendHint = (tx: Db, hint: string): void =>
  afterCommit(tx, (db) => void sent(db, hint).catch(() => undefined))

/** Content shows in no list of trips; who comes and goes only in their own. */
function listsOf(collection: Collection, changes: readonly NewChange[]): ChangeHint['listsOf'] {
  if (collection === 'trip') return 'everybody on it'
  return collection === 'members' ? changes.map(({ id }) => id) : []
}

/** A row of the log has columns of its own beside the entry. */
export const entryOverhead = 200

interface NewChange {
  id: string
  /** The row as it was answered before; null when it is new. */
  before: object | null
  /** The row as it now is; null when it was removed. */
  row: object | null
}

/** The field that holds what people call a row. */
const nameField = (collection: Collection): string => {
  if (collection === 'trip') return 'title'
  return collection === 'members' ? 'name' : descriptions[collection].name
}

/** They tell that something changed, not what. */
const bookkeeping = new Set(['version', 'createdAt', 'updatedAt', 'rev'])

/** What is told of a change beside the row itself. */
function toldOf(
  collection: Collection,
  { before, row }: NewChange,
): Pick<Change, 'action' | 'fields' | 'name'> {
  const old = { ...before } as Record<string, unknown>
  const now = { ...row } as Record<string, unknown>
  const name = { ...old, ...now }[nameField(collection)]
  return {
    action: actionOf(before, row),
    fields:
      before && row
        ? Object.keys(now).filter((field) => !isSameValue(now[field], old[field]) && !bookkeeping.has(field))
        : [],
    name: typeof name === 'string' ? name : null,
  }
}

function actionOf(before: object | null, row: object | null): ChangeAction {
  if (row === null) return 'removed'
  return before === null ? 'added' : 'changed'
}

/**
 * Writes one change for each row into the trip's log, in the transaction of the write itself, and answers the number of
 * the last one. The counter stands on the trip's own row, whose lock the writer holds: numbers have no gaps and none is
 * seen before an earlier one. What the log takes up is counted there too: it grows with every write, removals included.
 */
export async function recordChanges(
  { db, access }: LockedTrip,
  collection: Collection,
  changes: readonly NewChange[],
): Promise<number> {
  const text = JSON.stringify(
    changes.map((change) => ({
      id: change.id,
      row: change.row,
      ...toldOf(collection, change),
      privateTo: privateTo(collection, change.before, change.row),
    })),
  )
  const bytes = Buffer.byteLength(text) + changes.length * entryOverhead
  const hint = hintText({ tripId: access.tripId, listsOf: listsOf(collection, changes) })
  const { rows } = await sql<{ rev: number; stored: number }>`
    with head as (
      update trips set "rev" = "rev" + ${changes.length}::int, "bytes" = "bytes" + ${bytes}::int, "updatedAt" = now()
      where "id" = ${access.tripId} returning "rev", "ownerId"
    ), entries as (
      insert into changes ("tripId", "rev", "collection", "rowId", "row", "userId", "action", "fields", "name",
        "privateTo")
      select ${access.tripId}::bigint, head."rev" - ${changes.length}::int + entry."position", ${collection}::text,
        entry."change" ->> 'id', nullif(entry."change" -> 'row', 'null'), ${access.userId}::uuid,
        entry."change" ->> 'action', entry."change" -> 'fields', entry."change" ->> 'name',
        (entry."change" ->> 'privateTo')::uuid
      from head, jsonb_array_elements(${text}::jsonb) with ordinality as entry("change", "position")
    )
    select head."rev", (select sum(own."bytes")::bigint from trips own where own."ownerId" = head."ownerId") as "stored"
    from head`.execute(db)
  const [head] = rows
  if (!head) throw new Error(`trip ${access.tripId} vanished while it was changed`)
  sendHint(db, hint)
  // Removing must stay possible: it is the way to make room.
  if (changes.some(({ row }) => row !== null)) requireRoom(head.stored + bytes)
  return head.rev
}

/** The log with the names of who wrote it. */
export const selectChanges = (db: Db) =>
  db
    .selectFrom('changes')
    .leftJoin('users', 'users.id', 'changes.userId')
    .selectAll('changes')
    .select('users.displayName as userName')

/** Keeps one account from filling the disk, also by importing and deleting in turn: deleted trips count until they are purged. */
function requireRoom(bytes: number): void {
  if (bytes > maxAccountBytes) throw new AppError('invalid_input', errorsWords.accountFull)
}
