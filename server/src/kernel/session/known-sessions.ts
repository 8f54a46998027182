import type { Db } from '../../platform/db/client.ts'
import { afterPause, Gathered } from '../../platform/db/gathered.ts'
import { createLru } from '../../platform/lru.ts'
import { ownersOfSessions } from './find-session.ts'

declare module 'fastify' {
  interface FastifyInstance {
    knownSessions: KnownSessions
  }
}

const keptSessions = 10_000
/** Between two looks at sessions of networks that send too many made-up ones. */
const slowMs = 250
const maxWaiting = 1000

/**
 * Sessions that were good when they were last looked up, with whose they are. Only the database says whether they still
 * are; but whose cookie is here has not made it up, and is not to suffer from whoever does.
 */
export class KnownSessions {
  readonly #owners = createLru<string>(keptSessions)
  readonly #slow: Gathered<string>
  #waiting = 0

  constructor(db: Db) {
    this.#slow = new Gathered((hashes) => ownersOfSessions(db, hashes), afterPause(slowMs))
  }

  ownerOf(hash: string): string | undefined {
    return this.#owners.get(hash)
  }

  /** Keeps what a look-up has found. */
  learn(hash: string, userId: string | undefined): void {
    if (userId === undefined) this.#owners.delete(hash)
    else this.#owners.set(hash, userId)
  }

  /** However many are asked for, they are looked up together, a few times a second; beyond what fits nobody is found. */
  async findSlowly(hash: string): Promise<string | undefined> {
    if (this.#waiting >= maxWaiting) return undefined
    this.#waiting += 1
    try {
      const userId = await this.#slow.get(hash)
      this.learn(hash, userId)
      return userId
    } finally {
      this.#waiting -= 1
    }
  }
}
