import type { ClientFrame, ServerFrame } from '@sojourn/contract/live/frames'
import { vi } from 'vitest'

/** A WebSocket whose other end is the test. */
export class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING
  readonly sent: ClientFrame[] = []

  /** The same object under the type that the app knows. */
  asWebSocket = (): WebSocket => this as unknown as WebSocket

  get isClosed(): boolean {
    return this.readyState === WebSocket.CLOSED
  }

  open(): void {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(frame: ServerFrame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame)
  }

  break(code = 1006): void {
    if (this.isClosed) return
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }

  close(): void {
    this.break(1000)
  }
}

/** A browser whose sockets end in the test; answers the list they are added to. */
export function stubSockets(): FakeSocket[] {
  const sockets: FakeSocket[] = []
  class Socket extends FakeSocket {
    constructor() {
      super()
      sockets.push(this)
    }
  }
  const browserEvents = () => Object.assign(new EventTarget(), { hidden: false })
  const { WebSocket: real } = globalThis
  vi.stubGlobal(
    'WebSocket',
    Object.assign(Socket, { OPEN: real.OPEN, CONNECTING: real.CONNECTING, CLOSED: real.CLOSED }),
  )
  vi.stubGlobal('window', browserEvents())
  vi.stubGlobal('document', browserEvents())
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('navigator', { onLine: true })
  return sockets
}
