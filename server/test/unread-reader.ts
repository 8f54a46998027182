import { once } from 'node:events'
import { connect } from 'node:net'

export interface UnreadAnswer {
  /** 0 when the line broke before it. */
  status: number
  head: string
  /** Takes all that comes from now on. */
  readOn: () => void
  /** Takes so much of it, or what is there when the line is closed. */
  take: (bytes: number) => Promise<void>
  readonly bytesRead: number
  readonly isClosed: boolean
  end: () => void
}

/**
 * A reader that takes the beginning of an answer and then nothing more; the answer is not compressed. It may ask several
 * times at once: the answers then stand one behind the other.
 */
export async function askUnread(
  url: string,
  path: string,
  cookie: string,
  atOnce = 1,
): Promise<UnreadAnswer> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`.repeat(atOnce))
  // A close follows.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const head = await new Promise<string>((resolve) => {
    socket.once('readable', () => resolve(String(socket.read() ?? '')))
    void closed.then(() => resolve(''))
  })
  return {
    status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0),
    head: head.split('\r\n\r\n')[0] ?? '',
    readOn: () => socket.resume(),
    take: async (bytes) => {
      const until = socket.bytesRead + bytes
      while (socket.bytesRead < until && !socket.closed)
        if (socket.read() === null)
          await Promise.race([once(socket, 'readable').catch(() => undefined), closed])
    },
    get bytesRead() {
      return socket.bytesRead
    },
    get isClosed() {
      return socket.closed
    },
    end: () => socket.destroy(),
  }
}
