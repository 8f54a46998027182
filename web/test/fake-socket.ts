import type { ClientFrame, ServerFrame } from '@sojourn/contract/live/frames'

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
