import { once } from 'node:events'
import { connect } from 'node:net'
import type { ClientFrame } from '@sojourn/contract/live/frames'
import { livePath } from '@sojourn/contract/live/socket'

/** How frames begin on the wire: what they are, and whether they are whole. */
const firstBytes = { text: 0x81, ping: 0x89, pong: 0x8a, firstPiece: 0x01, piece: 0x00 } as const

/** A client's frame: short, masked with zeros. */
function masked(kind: keyof typeof firstBytes, text: string): Buffer {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([firstBytes[kind], 0x80 + body.length, 0, 0, 0, 0]), body])
}

/** The frame with which a server closes, as `lastText` shows it. */
export const closeFrame = (code: number): string => String.fromCharCode(0x88, 2, code >> 8, code & 255)

/** A live client on a line so bad that it stops reading in the middle of the stream. */
export async function stalledReader(url: string, cookie: string, more: Record<string, string> = {}) {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // A close follows.
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', (chunk) => (text = (text + chunk.toString('latin1')).slice(-2000)))
  const headers = Object.entries(more).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(
    `GET ${livePath} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `${headers.join('')}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  )
  return {
    send: (frame: ClientFrame) => socket.write(masked('text', JSON.stringify(frame))),
    sendFrame: (kind: keyof typeof firstBytes) => socket.write(masked(kind, '')),
    stall: () => socket.pause(),
    readOn: () => socket.resume(),
    /** The end of what it has read. */
    lastText: () => text,
    isClosed: () => socket.closed,
    end: () => socket.destroy(),
  }
}
