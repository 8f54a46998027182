import type { Theirs } from '@sojourn/contract/errors/body'
import type { Saying } from '@sojourn/contract/words/meaning'
import type { Edit } from './row-list.ts'
import type { ListName } from './row-lists.ts'

export type Fields = Readonly<Record<string, unknown>>

/** What a write does to a trip, or to the person's own profile, until its answer is here. */
export type OwnEdit =
  | { of: 'trip'; kind: 'put'; trip: object }
  | { of: 'trip'; kind: 'set'; fields: object }
  | { of: 'trip'; kind: 'remove' }
  | { of: 'user'; kind: 'set'; fields: object }

/** A write: the six fields of a queue entry, and beside them what it takes to send it later. */
export interface Write {
  /** The idempotency key. */
  id: string
  method: string
  url: string
  data: unknown
  timestamp: number
  retryCount: number
  side: OptimisticUpdate
}

/** What a write does to the rows of one list. */
export interface ListEdits {
  list: ListName
  edits: readonly Edit[]
}

/** What a write shows before its answer (optimistic update), and what sending it later takes. */
export interface OptimisticUpdate {
  /** Sent and shown for this person alone (C-050). */
  owner: string | null
  /** Writes that share a lane are sent one after the other. A row's id is the lane of the row. */
  lanes: readonly string[]
  /** The trip it belongs to, by its temporary id as long as it has no other. */
  tripId: number | null
  /** Concerns the trip as a whole: it waits for all that was written into the trip before, and all after waits for it. */
  isWholeTrip: boolean
  list: ListName | null
  edits: readonly Edit[]
  /** In place of one list, several that change together. */
  parts?: readonly ListEdits[]
  /** The row as it is meant to be, to bring it back when somebody has deleted it meanwhile. */
  row: object | null
  /** What was seen of the fields that it changes. Sent along once it has waited, so that it overwrites nothing unseen. */
  seen?: Fields | null
  /** Surely not sent yet by any tab: what is changed next in the same row becomes one with it. */
  isUnsent?: boolean
  /** The first keys of earlier edits that it holds too, which were told to be safe. */
  absorbed?: readonly string[]
  /** Null when it concerns rows alone. */
  ownEdit: OwnEdit | null
  /** What people called what it is about before it; what it does to it is told from the write itself. */
  thing: string | null
  /** Verb, thing, detail, as an older version of the app kept them. */
  words?: readonly [verb: string, thing: string, detail: string]
}

/** Where the own profile lies, a list of one row. */
export const profileList: ListName = { tripId: 0, collection: 'profile' }

/** A trip itself is the one row of a list of its own. */
export const tripList = (tripId: number): ListName => ({ tripId, collection: 'trip' })

export function overlaysOf({ side }: Write): readonly ListEdits[] {
  const { list, edits, parts, ownEdit, tripId, owner } = side
  if (parts) return parts
  if (list) return [{ list, edits }]
  if (!ownEdit) return []
  const isTrip = ownEdit.of === 'trip'
  const edit = { ...ownEdit, id: isTrip ? tripId : owner, row: 'trip' in ownEdit && ownEdit.trip }
  return [{ list: isTrip ? tripList(tripId ?? 0) : profileList, edits: [edit as unknown as Edit] }]
}

export interface Entry extends Write {
  /** Counted by the database: clocks jump. */
  seq: number
}

/** `refused`: the server said no, a person decides. `server`: it failed three times, and comes back by itself. */
type ParkCause = 'refused' | 'server'

/** A write that left the queue (dead letter), and waits for a person. It goes by a click, or by being saved. */
export interface DeadLetter extends Entry {
  cause: ParkCause
  status: number
  /** What the server refused with: what it means, or the words of somebody else. */
  reason: Saying
  /** What somebody else wrote in its place meanwhile. */
  theirs?: Theirs | null
  parkedAt: number
}

/** Beyond every id the server will count up to, and still a number of an address. */
const firstTemporaryId = 9_000_000_000_000_000

export const isTemporaryId = (tripId: number): boolean => tripId >= firstTemporaryId
export const temporaryId = (random: () => number): number =>
  firstTemporaryId + Math.floor(random() * (Number.MAX_SAFE_INTEGER - firstTemporaryId))
