import { once } from 'node:events'
import { connect } from 'node:net'
import type { ClientFrame } from '@sojourn/contract/live/frames'
import { livePath } from '@sojourn/contract/live/socket'

/** A client's frame on the wire: short, whole, masked with zeros. */
function masked(text: string): Buffer {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 + body.length, 0, 0, 0, 0]), body])
}

/** A live client on a line so bad that it stops reading in the middle of the stream. */
export async function stalledReader(url: string, cookie: string) {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (chunk) => (text = (text + chunk.toString('latin1')).slice(-2000)))
  socket.write(
    `GET ${livePath} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  return {
    send: (frame: ClientFrame) => socket.write(masked(JSON.stringify(frame))),
    stall: () => socket.pause(),
    readOn: () => socket.resume(),
    /** The end of what it has read. */
    lastText: () => text,
    end: () => socket.destroy(),
  }
}
