import type { ServerFrame } from '@sojourn/contract/live/frames'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { ChangeHint } from '../../kernel/rows/changes.ts'
import type { LiveSocket } from './live-socket.ts'

/** Longer than a write takes: what began so long ago and is seen only now is still looked at. */
const netS = 5

interface Parts {
  /** Nothing is sent to anybody whose session was not just seen. */
  beforeSending: (sockets: readonly LiveSocket[]) => Promise<void>
  onFailed: (error: unknown) => void
}

type Heads = (ServerFrame & { type: 'list' })['heads']

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
    for (const userId of tripIds.length > 0 ? await this.#peopleOn(tripIds) : []) userIds.add(userId)
    const sockets = [...this.#told.keys()].filter(({ userId }) => userIds.has(userId))
    if (sockets.length === 0) return
    const heads = await this.#readHeads([...new Set(sockets.map(({ userId }) => userId))])
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

  /** Of deleted trips too: from their lists it goes. */
  async #peopleOn(tripIds: readonly number[]): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('members')
      .select('userId')
      .distinct()
      .where(sql<boolean>`"tripId" = any(${tripIds}::bigint[])`)
      .execute()
    return rows.map(({ userId }) => userId)
  }

  async #readHeads(userIds: readonly string[]): Promise<Map<string, Heads>> {
    const rows = await this.#db
      .selectFrom('members')
      .innerJoin('trips', 'trips.id', 'members.tripId')
      .select(['members.userId', 'trips.id', 'trips.rev'])
      .where(sql<boolean>`members."userId" = any(${userIds}::uuid[])`)
      .where('deletedAt', 'is', null)
      .orderBy('trips.id')
      .execute()
    const found = new Map<string, Heads>()
    for (const { userId, ...head } of rows) {
      const heads = found.get(userId) ?? []
      heads.push(head)
      found.set(userId, heads)
    }
    return found
  }
}
