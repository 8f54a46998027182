import type { Db } from '../../platform/db/client.ts'
import { clearPresence, type Place, renewPresence, writePresence } from './presence.ts'

/** Arrivals and moves of so long are written together. */
const gatherMs = 50

/** Writes down who is at this process's sockets. */
export class PresenceWriter {
  readonly #db: Db
  readonly #serverId: string
  readonly #onWritten: (tripIds: number[]) => void
  readonly #there = new Map<string, Place>()
  readonly #gone = new Map<string, Place>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, serverId: string, onWritten: (tripIds: number[]) => void) {
    this.#db = db
    this.#serverId = serverId
    this.#onWritten = onWritten
  }

  here(place: Place): void {
    this.#there.set(place.id, place)
    this.#writeSoon()
  }

  left(place: Place): void {
    this.#there.delete(place.id)
    this.#gone.set(place.id, place)
    this.#writeSoon()
  }

  renew(places: readonly Place[]): Promise<void> {
    return renewPresence(this.#db, this.#serverId, places)
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    await clearPresence(this.#db, this.#serverId)
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => void this.#write(), gatherMs)
  }

  /** What could not be written is put right when all are renewed. */
  async #write(): Promise<void> {
    this.#timer = undefined
    const moves = { there: [...this.#there.values()], gone: [...this.#gone.values()] }
    this.#there.clear()
    this.#gone.clear()
    await writePresence(this.#db, this.#serverId, moves).catch(() => undefined)
    this.#onWritten([...moves.there, ...moves.gone].map(({ tripId }) => tripId))
  }
}
