import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { ChangeHint } from '../../kernel/rows/changes.ts'
import type { LiveSocket } from './live-socket.ts'
import { type Heads, peopleOn, readHeads } from './list-heads.ts'

/** Longer than a write takes: what began so long ago and is seen only now is still looked at. */
const netS = 5

interface Parts {
  /** Nothing is sent to anybody whose session was not just seen. */
  beforeSending: (sockets: readonly LiveSocket[]) => Promise<void>
  onFailed: (error: unknown) => void
}

/**
 * The sockets that show somebody's list of trips. They are told which trips are theirs and how new each is; whoever holds
 * another list reads it again. A write costs nothing here unless it changes what a list shows and somebody looks at it.
 */
export class ListFollowers {
  readonly #db: Db
  readonly #parts: Parts
  /** By socket: what it was told last. */
  readonly #told = new Map<LiveSocket, string>()
  readonly #dueUsers = new Set<string>()
  readonly #dueTrips = new Set<number>()
  #rounds: Promise<void> | null = null
  #isStopped = false

  constructor(db: Db, parts: Parts) {
    this.#db = db
    this.#parts = parts
  }

  /** Once more it is told once more. */
  add(socket: LiveSocket): void {
    this.#told.set(socket, '')
    this.#lookFor([socket.userId])
  }

  remove(socket: LiveSocket): void {
    this.#told.delete(socket)
  }

  hear({ tripId, listsOf }: ChangeHint): void {
    if (listsOf !== 'everybody on it') return this.#lookFor(listsOf)
    if (this.#told.size > 0) this.#dueTrips.add(tripId)
    return this.#look()
  }

  lookAll(): void {
    this.#lookFor([...this.#told.keys()].map(({ userId }) => userId))
  }

  /** For hints that were lost: what has just changed is looked at again. */
  async poll(): Promise<void> {
    if (this.#told.size === 0) return
    const rows = await this.#db
      .selectFrom('changes')
      .select(['tripId', 'collection', 'rowId'])
      .where('createdAt', '>', sql<string>`now() - ${netS} * interval '1 second'`)
      .where('collection', 'in', ['trip', 'members'])
      .execute()
    for (const { tripId, collection, rowId } of rows)
      this.hear({ tripId, listsOf: collection === 'trip' ? 'everybody on it' : [rowId] })
    this.#look()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#rounds
  }

  #lookFor(userIds: readonly string[]): void {
    const followed = new Set([...this.#told.keys()].map(({ userId }) => userId))
    for (const userId of userIds) if (followed.has(userId)) this.#dueUsers.add(userId)
    this.#look()
  }

  #look(): void {
    if (this.#dueUsers.size + this.#dueTrips.size > 0 && !this.#isStopped) this.#rounds ??= this.#runRounds()
  }

  /** What is asked for while a round is under way is in the next one. */
  async #runRounds(): Promise<void> {
    while (this.#dueUsers.size + this.#dueTrips.size > 0 && !this.#isStopped) {
      const [userIds, tripIds] = [new Set(this.#dueUsers), [...this.#dueTrips]]
      this.#dueUsers.clear()
      this.#dueTrips.clear()
      try {
        await this.#round(userIds, tripIds)
      } catch (error) {
        // The next poll asks for them again.
        for (const userId of userIds) this.#dueUsers.add(userId)
        for (const tripId of tripIds) this.#dueTrips.add(tripId)
        this.#parts.onFailed(error)
        break
      }
    }
    this.#rounds = null
  }

  async #round(userIds: Set<string>, tripIds: readonly number[]): Promise<void> {
    for (const userId of tripIds.length > 0 ? await peopleOn(this.#db, tripIds) : []) userIds.add(userId)
    const sockets = [...this.#told.keys()].filter(({ userId }) => userIds.has(userId))
    if (sockets.length === 0) return
    const heads = await readHeads(this.#db, [...new Set(sockets.map(({ userId }) => userId))])
    await this.#parts.beforeSending(sockets)
    for (const socket of sockets) this.#tell(socket, heads.get(socket.userId) ?? [])
  }

  #tell(socket: LiveSocket, heads: Heads): void {
    const text = JSON.stringify(heads)
    // It may have left while this was read.
    if (!this.#told.has(socket) || this.#told.get(socket) === text) return
    this.#told.set(socket, text)
    socket.send({ type: 'list', heads })
  }
}
