import type { Change } from '@sojourn/contract/sync/change'
import type { TripTab } from '@sojourn/contract/trips/tabs'
import { localToday } from '@sojourn/contract/values/plain-date'
import type { BeforeNews } from '../../browser/keep-in-place.ts'
import { applyChange, applyChanges } from '../cache/changes.ts'
import { fetchTrip } from '../cache/open-trip.ts'
import { listOf, seenRevs } from '../cache/row-store.ts'
import type { Row } from '../overlay/row-list.ts'
import { askWhoIsHere, connectLive } from './connect.ts'
import { type LiveNews, LiveStream } from './live-stream.ts'
import { ownId, setPresence } from './presence.ts'
import { noteChange, recentMs } from './recent-changes.ts'
import { whileWatched } from './while-watched.ts'

/** Marks the rows that somebody else has touched; what happened long ago is no news. */
function noteOthers(changes: readonly Change[], isCatchingUp: boolean): void {
  const own = ownId()
  for (const { tripId, collection, rowId, row, userId, createdAt } of changes) {
    if (collection === 'trip' || collection === 'members' || !userId || userId === own) continue
    if (isCatchingUp && Date.now() - Date.parse(createdAt) > recentMs) continue
    const before = listOf(tripId, collection)
      .shown()
      ?.find(({ id }) => id === rowId)
    noteChange({ collection, rowId, userId, before, after: row as Row | null })
  }
}

/** Reads the trip as a whole; asked while it reads, once more, because the answer may be from before. */
class Reload {
  readonly #tripId: number
  readonly #onFailed: () => void
  #isAsked = false
  isUnderWay = false

  constructor(tripId: number, onFailed: () => void) {
    this.#tripId = tripId
    this.#onFailed = onFailed
  }

  async start(): Promise<void> {
    this.#isAsked = true
    if (this.isUnderWay) return
    this.isUnderWay = true
    while (this.#isAsked) {
      this.#isAsked = false
      try {
        await fetchTrip(this.#tripId)
      } catch {
        this.#onFailed()
      }
    }
    this.isUnderWay = false
  }
}

/** Keeps an open trip as it is on the server, and knows who else looks at it. */
export function followTrip(tripId: number, openedTab: TripTab, beforeNews: BeforeNews) {
  let tab = openedTab
  let isCatchingUp = true

  const stream = new LiveStream({
    connect: connectLive,
    onSessionOver: askWhoIsHere,
    subscription: () => ({
      type: 'subscribe',
      tripId,
      rev: seenRevs.get(tripId) ?? 0,
      tab,
      today: localToday(new Date()),
    }),
    onFrame: receive,
    onLine: (isOpen) => {
      isCatchingUp = true
      if (!isOpen) setPresence(tripId, [])
    },
  })
  const reload = new Reload(tripId, () => stream.startOver())

  function receive(frame: LiveNews): void {
    if (frame.type === 'presence') setPresence(tripId, frame.people)
    else if (frame.type === 'reload') void reload.start()
    else if (frame.type === 'ended') end()
    else if (frame.type === 'changes') {
      if (frame.changes.some(({ userId }) => userId !== ownId())) beforeNews()
      noteOthers(frame.changes, isCatchingUp)
      isCatchingUp = false
      applyChanges(tripId, frame.changes)
      // What comes while the trip is read counts only with the read: it may yet fail.
      if (!reload.isUnderWay) seenRevs.set(tripId, frame.rev)
    }
  }

  function end(): void {
    stop()
    const createdAt = new Date().toISOString()
    applyChange({ tripId, rev: 0, collection: 'trip', rowId: String(tripId), row: null, createdAt })
  }

  const stopWatching = whileWatched(
    () => stream.start(),
    () => stream.stop(),
  )

  function stop(): void {
    stopWatching()
    stream.stop()
  }

  return {
    move(next: TripTab): void {
      if (next === tab) return
      tab = next
      stream.send({ type: 'presence', tripId, tab })
    },
    stop,
  }
}

export type Following = ReturnType<typeof followTrip>
