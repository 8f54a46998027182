import type { ClientFrame, ServerFrame } from '@sojourn/contract/live/frames'
import { closeCodes, pingMs } from '@sojourn/contract/live/socket'

/** The server speaks every `pingMs`: after two missed signs of life the line is dead, whatever the browser believes. */
export const silenceMs = 2.25 * pingMs
/** A line that worked is opened again anywhere within this: all who lost the same server come, but not as one. */
const firstWithinMs = 300
const retryMs = 200
/** Behind one address stand several servers: the next try may meet one that lives, so the first few follow closely. */
const quickTries = 5
const longestRetryMs = 30_000
const triesWithoutSession = 5

export type LiveNews = Exclude<ServerFrame, { type: 'ping' }>
type Timer = ReturnType<typeof setTimeout>

interface Parts {
  connect: () => WebSocket
  /** Said first on every new line: where to go on. */
  subscription: () => ClientFrame
  onFrame: (frame: LiveNews) => void
  /** A line is there, or is not any more. */
  onLine: (isOpen: boolean) => void
  /** It was closed because the session is over, and no other one came in its place. */
  onSessionOver: () => void
}

/** A line to the server that comes back when it breaks: soon at first, then ever later, and not all tabs at once. */
export class LiveStream {
  readonly #parts: Parts
  #socket: WebSocket | null = null
  #failures = 0
  #isWanted = false
  #isSessionOver = false
  #retry: Timer | undefined
  #silence: Timer | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  /** Opens the line now, also when it was about to be opened later. */
  start(): void {
    this.#isWanted = true
    this.#isSessionOver = false
    this.#failures = 0
    this.#open()
  }

  /** Begins once more from what is known now. */
  startOver(): void {
    this.#drop()
    this.#openLater(this.#retryAfter())
  }

  stop(): void {
    this.#isWanted = false
    clearTimeout(this.#retry)
    this.#drop()
  }

  #open(): void {
    clearTimeout(this.#retry)
    if (this.#socket || !this.#isWanted) return
    const line = this.#parts.connect()
    this.#socket = line
    // Perhaps nobody answers at all.
    this.#silence = setTimeout(() => line.close(), silenceMs)
    line.addEventListener('open', () => {
      if (this.#socket !== line) return
      this.#parts.onLine(true)
      this.send(this.#parts.subscription())
    })
    line.addEventListener('message', ({ data }) => {
      if (this.#socket === line) this.#receive(JSON.parse(String(data)) as ServerFrame)
    })
    line.addEventListener('close', ({ code }) => {
      if (this.#socket === line) this.#closed(code)
    })
  }

  #retryAfter(): number {
    const doublings = Math.max(0, this.#failures - quickTries + 1)
    return Math.min(longestRetryMs, retryMs * 2 ** doublings) * (0.5 + Math.random())
  }

  #openLater(waitMs: number): void {
    this.#failures += 1
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#open(), waitMs)
  }

  #receive(frame: ServerFrame): void {
    this.#failures = 0
    this.#isSessionOver = false
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.#drop()
      this.#open()
    }, silenceMs)
    if (frame.type === 'ping') this.send({ type: 'pong' })
    else this.#parts.onFrame(frame)
  }

  #closed(code: number): void {
    this.#drop()
    this.#isSessionOver ||= code === closeCodes.sessionEnded
    // A new password starts a new session; whoever has none asks again when they come back to the tab.
    if (this.#isSessionOver && this.#failures >= triesWithoutSession) {
      this.#isWanted = false
      this.#parts.onSessionOver()
    }
    if (this.#isWanted)
      this.#openLater(this.#failures === 0 ? Math.random() * firstWithinMs : this.#retryAfter())
  }

  #drop(): void {
    clearTimeout(this.#silence)
    const line = this.#socket
    this.#socket = null
    if (line) this.#parts.onLine(false)
    line?.close()
  }
}
