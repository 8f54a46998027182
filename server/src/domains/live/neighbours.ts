import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { fewLines, linesTooMany } from './fair-share.ts'

export const linesChannel = 'sojourn_lines'

/** It may be lost: that costs a turn. */
export async function sayLines(db: Db, text: string): Promise<void> {
  await sql`select pg_notify(${linesChannel}, ${text})`.execute(db).catch(() => undefined)
}

/** So long the others have to answer; whoever does not is not counted, because a dead one takes no line. */
const answerMs = 300
/** What was said so shortly before need not be said again. */
const justNowMs = 500
/** Who was led nobody in that time is not reached by anybody, and is silent. */
const newForMs = 30_000

interface Parts {
  serverId: string
  /** To all processes, this one too. */
  say: (text: string) => void
  countLines: () => number
  sendAway: (count: number) => void
}

/**
 * Sees to it that after a restart the process that ran on does not keep everybody for ever. Each turn one with many lines
 * says how many; the others answer with theirs, and it lets those go that are too many. One without lines starts nothing.
 */
export class Neighbours {
  readonly #parts: Parts
  readonly #heard = new Map<string, { lines: number; at: number }>()
  readonly #startedAt = performance.now()
  #saidAt = -Infinity
  #timer: NodeJS.Timeout | undefined
  /** How many may yet be sent away until all is even: a proxy that always leads them back here is not asked for ever. */
  #left: number | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  hear(text: string): void {
    const [serverId = '', lines] = text.split(' ')
    if (serverId === this.#parts.serverId) return
    this.#heard.set(serverId, { lines: Number(lines), at: performance.now() })
    const isReached = this.#parts.countLines() > 0 || performance.now() - this.#startedAt < newForMs
    if (isReached && performance.now() - this.#saidAt > justNowMs) this.#say()
  }

  turn(): void {
    if (this.#parts.countLines() <= fewLines) return
    this.#say()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#letGo(), answerMs)
  }

  /** Answers nobody from now on: lines that go are not to come here. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#saidAt = Infinity
  }

  #letGo(): void {
    for (const [serverId, { at }] of this.#heard)
      if (performance.now() - at > answerMs + justNowMs) this.#heard.delete(serverId)
    const own = this.#parts.countLines()
    const count = linesTooMany(
      own,
      [...this.#heard.values()].map(({ lines }) => lines),
    )
    if (count === 0) {
      this.#left = null
      return
    }
    this.#left ??= 2 * own
    const going = Math.min(count, this.#left)
    this.#left -= going
    this.#parts.sendAway(going)
  }

  #say(): void {
    this.#saidAt = performance.now()
    this.#parts.say(`${this.#parts.serverId} ${this.#parts.countLines()}`)
  }
}
