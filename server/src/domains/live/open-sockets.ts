import type { LiveSocket } from './live-socket.ts'

/** The live sockets of this process, by whose they are. */
export class OpenSockets {
  readonly #all = new Set<LiveSocket>()
  readonly #byUser = new Map<string, Set<LiveSocket>>()

  get size(): number {
    return this.#all.size
  }

  all(): readonly LiveSocket[] {
    return [...this.#all]
  }

  of(userId: string): readonly LiveSocket[] {
    return [...(this.#byUser.get(userId) ?? [])]
  }

  unsentBytesOf(userId: string): number {
    let sum = 0
    for (const { unsentBytes } of this.#byUser.get(userId) ?? []) sum += unsentBytes
    return sum
  }

  add(socket: LiveSocket): void {
    this.#all.add(socket)
    const own = this.#byUser.get(socket.userId) ?? new Set()
    this.#byUser.set(socket.userId, own.add(socket))
  }

  remove(socket: LiveSocket): void {
    this.#all.delete(socket)
    const own = this.#byUser.get(socket.userId)
    own?.delete(socket)
    if (own?.size === 0) this.#byUser.delete(socket.userId)
  }
}
