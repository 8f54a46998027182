import type { AddressInfo } from 'node:net'
import { type ClientFrame, serverFrame, type ServerFrame } from '@sojourn/contract/live/frames'
import { livePath } from '@sojourn/contract/live/socket'
import type { FastifyInstance } from 'fastify'
import type { Trip } from '@sojourn/contract/trips/schema'
import { vi } from 'vitest'
import { type Client, createTrip, join, signUp, type TestApp, type Traveller } from './test-app.ts'

type FrameOf<T extends ServerFrame['type']> = ServerFrame & { type: T }

/** Lets an app answer on a port of its own; the answer is its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** A browser tab as the live stream sees it. Every frame is held to the contract. */
export class LiveClient {
  readonly frames: ServerFrame[] = []
  /** Why it was closed; null while it is open. */
  closeCode: number | null = null
  onClosed: ((code: number) => unknown) | undefined
  isSilent = false
  readonly #socket: WebSocket
  readonly #opened: Promise<unknown>

  constructor(url: string, headers: Record<string, string>) {
    this.#socket = new WebSocket(url.replace('http', 'ws') + livePath, { headers } as never)
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.addEventListener('open', resolve)
      this.#socket.addEventListener('error', reject)
    })
    this.#opened.catch(() => undefined)
    this.#socket.addEventListener('message', ({ data }) => {
      const frame = serverFrame.parse(JSON.parse(String(data)))
      this.frames.push(frame)
      if (frame.type === 'ping' && !this.isSilent) this.send({ type: 'pong' })
    })
    this.#socket.addEventListener('close', ({ code }) => {
      this.closeCode = code
      this.onClosed?.(code)
    })
  }

  /** Fails when the server refuses the upgrade. */
  static async open(client: Client, url?: string, headers: Record<string, string> = {}): Promise<LiveClient> {
    const address = url ?? (await listen(client.app))
    const live = new LiveClient(address, { cookie: client.cookie, ...headers })
    await live.#opened
    return live
  }

  send(frame: ClientFrame): void {
    this.sendText(JSON.stringify(frame))
  }

  sendText(text: string): void {
    this.#socket.send(text)
  }

  follow(tripId: number, rev: number, tab: (ClientFrame & { type: 'subscribe' })['tab'] = 'plan'): void {
    this.send({ type: 'subscribe', tripId, rev, tab })
  }

  of<T extends ServerFrame['type']>(type: T): FrameOf<T>[] {
    return this.frames.filter((frame): frame is FrameOf<T> => frame.type === type)
  }

  /** The numbers of all changes that arrived, in their order. */
  revs(): number[] {
    return this.of('changes').flatMap(({ changes }) => changes.map(({ rev }) => rev))
  }

  untilLive(): Promise<void> {
    return this.#until(() => this.of('changes').length + this.of('reload').length > 0)
  }

  untilRev(rev: number): Promise<void> {
    return this.#until(() => this.of('changes').at(-1)?.rev === rev)
  }

  /** The code it was closed with. */
  async untilClosed(): Promise<number> {
    await this.#until(() => this.closeCode !== null)
    return this.closeCode ?? 0
  }

  #until(isSo: () => boolean): Promise<void> {
    return vi.waitFor(
      () => {
        if (!isSo()) throw new Error(`not so after ${JSON.stringify(this.frames.slice(-3))}`)
      },
      { timeout: 30_000, interval: 10 },
    )
  }

  close(): void {
    this.#socket.close()
  }
}

/** An owner and a member of one trip. */
export async function twoOnATrip(on: TestApp) {
  const maya = await signUp({ on, name: 'Maya Okafor' })
  const tom = await signUp({ on, name: 'Tom Lee' })
  const trip = await createTrip(maya)
  await join(trip, tom, on)
  return { maya, tom, trip }
}

export const pack = (traveller: Traveller, trip: Trip, item = 'Passport') =>
  traveller.call('packing.add', { params: { tripId: trip.id }, body: { item } })
