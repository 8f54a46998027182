import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { livePath } from '@sojourn/contract/live/socket'

type Listener = (event: { data: string; code: number }) => void

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const
const mask = randomBytes(4)
const key = randomBytes(16).toString('base64')
const lost = 1006

/**
 * A WebSocket as far as the app's client uses one, straight on a TCP connection. The clients share the machine with what is
 * measured, and a line of `ws` costs its side as much as the server: name lookup, request object, headers.
 */
export class Line {
  readyState: number = WebSocket.CONNECTING
  readonly url: string
  readonly #tcp: Socket
  readonly #listeners: Record<string, Listener[]> = {}
  #unread: Buffer = Buffer.alloc(0)
  #code = lost

  constructor(url: string, cookie: string) {
    this.url = url
    const { port } = new URL(url)
    this.#tcp = connect({ port: Number(port), host: '127.0.0.1', noDelay: true })
    this.#tcp.write(
      `GET ${livePath} HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\ncookie: ${cookie}\r\n\r\n`,
    )
    this.#tcp.on('data', (bytes: Buffer) => this.#read(bytes))
    // A close follows.
    this.#tcp.on('error', () => undefined)
    this.#tcp.on('close', () => this.#closed())
  }

  addEventListener(type: string, listener: Listener): void {
    ;(this.#listeners[type] ??= []).push(listener)
  }

  send(text: string): void {
    this.#write(opcodes.text, Buffer.from(text))
  }

  close(): void {
    if (this.readyState === WebSocket.CONNECTING) this.#tcp.destroy()
    if (this.readyState !== WebSocket.OPEN) return
    this.readyState = WebSocket.CLOSING
    this.#write(opcodes.close, Buffer.from([0x03, 0xe8]))
  }

  #tell(type: string, data = '', code = 0): void {
    for (const listener of this.#listeners[type] ?? []) listener({ data, code })
  }

  #closed(): void {
    this.readyState = WebSocket.CLOSED
    this.#tell('close', '', this.#code)
  }

  #read(bytes: Buffer): void {
    this.#unread = this.#unread.length > 0 ? Buffer.concat([this.#unread, bytes]) : bytes
    if (this.readyState === WebSocket.CONNECTING) this.#readAnswer()
    if (this.readyState === WebSocket.CONNECTING) return
    while (this.#readFrame());
  }

  #readAnswer(): void {
    const end = this.#unread.indexOf('\r\n\r\n')
    if (end === -1) return
    if (!this.#unread.toString('latin1', 0, end).startsWith('HTTP/1.1 101 ')) {
      this.#tcp.destroy()
      return
    }
    this.#unread = this.#unread.subarray(end + 4)
    this.readyState = WebSocket.OPEN
    this.#tell('open')
  }

  /** The server sends each frame whole and unmasked. Answers whether there was one. */
  #readFrame(): boolean {
    const bytes = this.#unread
    if (bytes.length < 2) return false
    const short = bytes.readUInt8(1)
    const start = short === 127 ? 10 : short === 126 ? 4 : 2
    if (bytes.length < start) return false
    const length =
      short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short
    if (bytes.length < start + length) return false
    this.#unread = bytes.subarray(start + length)
    this.#take(bytes.readUInt8(0) & 15, bytes.subarray(start, start + length))
    return true
  }

  #take(opcode: number, content: Buffer): void {
    if (opcode === opcodes.text) this.#tell('message', content.toString())
    else if (opcode === opcodes.ping) this.#write(opcodes.pong, content)
    else if (opcode === opcodes.close) {
      this.#code = content.length >= 2 ? content.readUInt16BE(0) : 1005
      if (this.readyState === WebSocket.OPEN) this.#write(opcodes.close, content)
      this.readyState = WebSocket.CLOSING
      this.#tcp.end()
    }
  }

  /** What the app's client says is short: 1024 bytes at most. */
  #write(opcode: number, content: Buffer): void {
    const head =
      content.length < 126 ? [content.length | 128] : [126 | 128, content.length >> 8, content.length & 255]
    const masked = content.map((byte, at) => byte ^ (mask[at & 3] ?? 0))
    if (this.#tcp.writable)
      this.#tcp.write(Buffer.concat([Buffer.from([opcode | 128, ...head]), mask, masked]))
  }
}
