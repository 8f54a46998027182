import { type DeadLetter, type Entry, isTemporaryId, type Write } from '../overlay/write.ts'

/** All of one person's writes that are on the device. */
export interface Stored {
  queue: readonly Entry[]
  tray: readonly DeadLetter[]
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
