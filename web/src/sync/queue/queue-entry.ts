import { type Entry, isTemporaryId, type DeadLetter, type Write } from '../overlay/write.ts'

/** All of one person's writes that are on the device. */
export interface Stored {
  queue: readonly Entry[]
  tray: readonly DeadLetter[]
  /** The ids that trips created without a connection were given by the server. */
  ids: ReadonlyMap<number, number>
}

export const nothingStored: Stored = { queue: [], tray: [], ids: new Map() }

const isCreate = ({ method }: Write): boolean => method === 'POST'

/** Whether a later write is about the row or the trip that another one creates. */
function isAbout({ seq, side }: Entry, create: Entry): boolean {
  if (!isCreate(create) || seq <= create.seq) return false
  if (create.side.isWholeTrip) return create.side.tripId === side.tripId
  return side.lanes.length > 0 && side.lanes.every((lane) => create.side.lanes.includes(lane))
}

/** An entry and everything that is about what it should have created, in their order: they go and come back together. */
export function withDependants({ queue, tray }: Pick<Stored, 'queue' | 'tray'>, id: string): Entry[] {
  const all = [...tray, ...queue].toSorted((a, b) => a.seq - b.seq)
  const own = all.find((entry) => entry.id === id)
  return own ? all.filter((entry) => entry === own || isAbout(entry, own)) : []
}

/** What is about something whose creation was refused waits with it for a person, and is listed under it. */
export const waitsUnder = (parked: DeadLetter, entry: Entry): boolean =>
  parked.cause === 'refused' && isAbout(entry, parked)

/** Sees writes in their order and tells which of them must wait for one before. */
function inOrderOfLanes() {
  const lanes = new Set<string>()
  const trips = new Set<number>()
  const wholeTrips = new Set<number>()
  return ({ side }: Write): boolean => {
    const { tripId, isWholeTrip } = side
    const mustWait =
      side.lanes.some((lane) => lanes.has(lane)) ||
      (tripId !== null && (wholeTrips.has(tripId) || (isWholeTrip && trips.has(tripId))))
    for (const lane of side.lanes) lanes.add(lane)
    if (tripId !== null) trips.add(tripId)
    if (tripId !== null && isWholeTrip) wholeTrips.add(tripId)
    return mustWait
  }
}

/** Its trip has no id yet. */
const isNowhere = (write: Write): boolean =>
  write.side.tripId !== null && isTemporaryId(write.side.tripId) && !isTripCreate(write)

/**
 * What may be sent now: everything that nothing before it stands in the way of. What the server failed at stays in the
 * way, because it comes back; a refusal is in nobody's way but of what it should have created.
 */
export function sendable(
  { queue, tray }: Stored,
  isPassedOver: (entry: Entry) => boolean = () => false,
): Entry[] {
  const mustWait = inOrderOfLanes()
  const before = tray.filter(({ cause }) => cause === 'server')
  return queue.filter((entry) => {
    if (isPassedOver(entry) || tray.some((parked) => waitsUnder(parked, entry))) return false
    while (before[0] && before[0].seq < entry.seq) mustWait(before.shift() as DeadLetter)
    return !mustWait(entry) && !isNowhere(entry)
  })
}

/** Whether nothing but the writes before it in the queue keeps it from being sent. */
export const isMoving = (stored: Stored, id: string): boolean =>
  sendable(stored, (entry) => entry.id !== id).length > 0

/** What was written into a trip that somebody has discarded since, before it was ever created: it has nowhere to go. */
export const orphans = ({ queue, tray }: Stored): Entry[] =>
  queue.filter(
    (entry) =>
      isNowhere(entry) &&
      ![...queue, ...tray].some((other) => isTripCreate(other) && other.side.tripId === entry.side.tripId),
  )

export const isTripCreate = (write: Write): boolean => write.side.isWholeTrip && isCreate(write)

/** One change of what is stored, made in one transaction. */
export interface StoreChange {
  remove?: readonly string[]
  count?: readonly string[]
  park?: readonly DeadLetter[]
  /** Back into the queue, in their old place. */
  revive?: readonly string[]
  /** They are about to be sent: from now on nothing is added to them. */
  sent?: readonly string[]
  /** What was discarded is wanted after all. */
  putBack?: readonly (Entry | DeadLetter)[]
  tripId?: readonly [temporary: number, real: number]
}

/** What is stored after a change. Another tab may have been faster: what is not there any more stays away. */
export function changed({ queue, tray, ids }: Stored, change: StoreChange): Stored {
  const { remove = [], count = [], park = [], revive = [], sent = [], putBack = [], tripId } = change
  const parked = park.filter(({ id }) => queue.some((entry) => entry.id === id))
  const isParked = ({ id }: Entry) => parked.some((entry) => entry.id === id)
  const back = tray.filter(({ id }) => revive.includes(id)).map(asEntry)
  const isBack = ({ id }: Entry) => revive.includes(id)
  const isGone = ({ id }: Entry) => remove.includes(id)
  const stay = queue.map((entry) => {
    if (count.includes(entry.id)) return { ...entry, retryCount: entry.retryCount + 1 }
    return sent.includes(entry.id) ? asSent(entry) : entry
  })
  const again = putBack
    .filter((entry) => [...queue, ...tray].every((other) => mayReturn(entry, other)))
    .map(asSent)
  const isReplaced = ({ seq }: Entry) => again.some((entry) => entry.seq === seq)
  const holds = [...stay, ...back].filter((entry) => !isReplaced(entry))
  const next = [...holds, ...again.filter((entry) => !wasParked(entry))].filter(
    (entry) => !isParked(entry) && !isGone(entry),
  )
  return {
    queue: next.toSorted((a, b) => a.seq - b.seq),
    tray: [...[...tray, ...parked].filter((entry) => !isReplaced(entry)), ...again.filter(wasParked)]
      .filter((entry) => !isBack(entry) && !isGone(entry))
      .toSorted((a, b) => a.seq - b.seq),
    ids: tripId ? new Map([...ids, tripId]) : ids,
  }
}

/**
 * Edits that became one share a place. Each of them may have been discarded in a tab of its own and be wanted again:
 * the one that holds the other stays.
 */
const mayReturn = (entry: Entry, other: Entry): boolean =>
  entry.seq !== other.seq || (entry.side.absorbed ?? []).includes(firstKey(other.id))

const wasParked = (entry: Entry | DeadLetter): entry is DeadLetter => 'cause' in entry

const asSent = <E extends Entry>(entry: E): E => ({ ...entry, side: { ...entry.side, isUnsent: false } })

const laterKey = /-r(\d+)$/

/** The key a write was made under. */
export const firstKey = (id: string): string => id.replace(laterKey, '')

/** The same in every tab, so that two of them do not send a write under two keys. */
const nextKey = (id: string): string => `${firstKey(id)}-r${Number(laterKey.exec(id)?.[1] ?? 1) + 1}`

/** Whoever tries it again has seen what somebody else wrote. The server keeps its refusal under the key of then. */
function asEntry({
  cause: _cause,
  status: _status,
  reason: _reason,
  parkedAt: _parkedAt,
  theirs,
  ...entry
}: DeadLetter): Entry {
  const { side } = entry
  if (!theirs) return { ...entry, retryCount: 0 }
  return {
    ...entry,
    id: nextKey(entry.id),
    retryCount: 0,
    side: { ...side, seen: { ...side.seen, ...theirs.fields } },
  }
}

const hasTripId = (data: unknown): data is { tripId: unknown } =>
  typeof data === 'object' && data !== null && 'tripId' in data

/** A write as it is to be sent and shown once its trip has its real id. */
function withRealId<W extends Write>(write: W, ids: Stored['ids']): W {
  const { tripId, list, edits } = write.side
  const real = tripId === null ? undefined : ids.get(tripId)
  if (real === undefined) return write
  return {
    ...write,
    url: write.url.replace(`/trips/${tripId}`, `/trips/${real}`),
    data: hasTripId(write.data) ? { ...write.data, tripId: real } : write.data,
    side: {
      ...write.side,
      tripId: real,
      list: list && { ...list, tripId: real },
      edits: edits.map((edit) =>
        edit.kind === 'put' ? { ...edit, row: { ...edit.row, tripId: real } } : edit,
      ),
    },
  }
}

export const withRealIds = ({ queue, tray, ids }: Stored): Stored => ({
  queue: queue.map((entry) => withRealId(entry, ids)),
  tray: tray.map((entry) => withRealId(entry, ids)),
  ids,
})
