import type { Socket } from 'node:net'

/** Of one process; enough for every tab of a busy person, and for a few thousand of them. */
export const maxSockets = { user: 20, all: 5000 } as const

/** Places for live sockets, taken at the door: those that are still being opened count like those that are open. */
export class Places {
  readonly #byUser = new Map<string, number>()
  #all = 0

  hasRoom(userId: string): boolean {
    return this.#all < maxSockets.all && (this.#byUser.get(userId) ?? 0) < maxSockets.user
  }

  /** Until the line is closed, whether its upgrade succeeds or not. */
  take(userId: string, line: Socket): void {
    if (line.destroyed) return
    this.#add(userId, 1)
    line.once('close', () => this.#add(userId, -1))
  }

  #add(userId: string, count: number): void {
    this.#all += count
    const own = (this.#byUser.get(userId) ?? 0) + count
    if (own > 0) this.#byUser.set(userId, own)
    else this.#byUser.delete(userId)
  }
}
