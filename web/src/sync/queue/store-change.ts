import type { DeadLetter, Entry } from '../overlay/write.ts'
import type { Stored } from './queue-entry.ts'

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
