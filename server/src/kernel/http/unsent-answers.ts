import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { networkOf, tooMany } from '../../platform/limits/rate-limit.ts'
import { Turns } from '../../platform/limits/turns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    unsentAnswers: UnsentAnswers
  }
}

const megabyte = 1024 * 1024

/** What may have been made and not been taken yet. A family that opens its longest trips all at once stays far below. */
const maxUnsentBytes = { user: 16 * megabyte, network: 64 * megabyte } as const
/** Shorter answers always come: they fit into the buffers of the line. */
const shortBytes = 64 * 1024
/** Nothing of an answer was taken for so long: nobody is there. */
const answerLimitMs = 30_000

/**
 * An answer waits in memory until its reader has taken it, and a reader may choose never to. So those that wait are
 * counted for each person and each network, and whoever has too many is given no more long ones.
 */
class UnsentAnswers {
  readonly #bytes = new Map<string, number>()
  /** Rows take several times the memory of the answer that is made of them. */
  readonly #turns = new Turns({ maxUnderWay: 1, maxWaiting: 100 })
  readonly #taken = new WeakMap<FastifyReply, () => void>()
  readonly #counted = new WeakSet<FastifyReply>()
  readonly #waitingOn = new WeakMap<Socket, Set<() => void>>()

  /** Before an answer is made that may be long. The turn lasts until it is counted. */
  async takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const userId = request.signedIn?.id
    if (!userId) return
    const giveBack = await this.#turns.take(userId)
    // A page that was waited for too long has been sent without it.
    if (this.#counted.has(reply) || this.#isFull('user', userId)) {
      giveBack()
      throw tooManyUnsent()
    }
    this.#taken.set(reply, giveBack)
  }

  /** Counts an answer that is about to be sent, until it is taken or the line is closed. */
  count(request: FastifyRequest, reply: FastifyReply, bytes: number): void {
    this.#counted.add(reply)
    this.#taken.get(reply)?.()
    this.#taken.delete(reply)
    if (bytes < shortBytes) return
    const { signedIn, ip } = request
    const [user, network] = [signedIn?.id, networkOf(ip)]
    const isFull = (user && this.#isFull('user', user)) || this.#isFull('network', network)
    // A write has happened: its answer comes whatever else waits.
    if (isFull && request.method === 'GET') throw tooManyUnsent()
    if (request.raw.socket.destroyed) return
    const owners = user ? [user, network] : [network]
    for (const owner of owners) this.#add(owner, bytes)
    const waiting = this.#waitingFor(request.raw.socket)
    const forget = () => waiting.delete(forget) && owners.forEach((owner) => this.#add(owner, -bytes))
    waiting.add(forget)
    reply.raw.once('finish', forget)
  }

  /** Where several answers stand behind each other on one line, not each of them hears that it was closed. */
  #waitingFor(line: Socket): Set<() => void> {
    const known = this.#waitingOn.get(line)
    if (known) return known
    const waiting = new Set<() => void>()
    this.#waitingOn.set(line, waiting)
    line.once('close', () => waiting.forEach((forget) => forget()))
    return waiting
  }

  #isFull(kind: keyof typeof maxUnsentBytes, owner: string): boolean {
    return (this.#bytes.get(owner) ?? 0) >= maxUnsentBytes[kind]
  }

  #add(owner: string, bytes: number): void {
    const sum = (this.#bytes.get(owner) ?? 0) + bytes
    if (sum > 0) this.#bytes.set(owner, sum)
    else this.#bytes.delete(owner)
  }
}

const tooManyUnsent = () => tooMany(answerLimitMs / 1000)

/** Must come after compression: what waits is what is sent. */
export function limitUnsentAnswers(app: FastifyInstance, deps: Deps): void {
  const answers = new UnsentAnswers()
  app.decorate('unsentAnswers', answers)
  app.addHook('onSend', async (request, reply, payload) => {
    // Node calls this only when nothing of what is written was taken meanwhile.
    reply.raw.setTimeout(deps.answerLimitMs ?? answerLimitMs, () => reply.raw.destroy())
    answers.count(request, reply, sizeOf(payload))
    return payload
  })
}

/** A stream is read as fast as its reader takes it. */
const sizeOf = (payload: unknown): number =>
  typeof payload === 'string' || payload instanceof Uint8Array ? Buffer.byteLength(payload) : 0
