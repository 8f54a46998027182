import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

const megabytes = 5
const head = (status: string, more = ''): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\nconnection: close\r\n${more}\r\n`

/** Each of these is done to whoever connects, whatever the language is that they speak. */
const deeds = {
  'refuses the line': (socket: Socket) => void socket.resetAndDestroy(),
  'is silent': () => undefined,
  'sends a byte a second': (socket: Socket) => {
    socket.write(head('200 OK'))
    const timer = setInterval(() => socket.write(' '), 1000)
    socket.on('close', () => clearInterval(timer))
  },
  'sends 500': (socket: Socket) => void socket.end(`${head('500 Broken')}{"message":"broken"}`),
  'sends no JSON': (socket: Socket) => void socket.end(`${head('200 OK')}<html>{{`),
  'sends 5 MB': (socket: Socket) => {
    socket.write(`${head('200 OK')}"`)
    socket.end(Buffer.alloc(megabytes << 20, 'x'))
  },
  'leads to another machine': (socket: Socket, { canary }: { canary: string }) =>
    void socket.end(head('302 Found', `location: ${canary}\r\ncontent-length: 0\r\n`)),
}
export type Deed = keyof typeof deeds
export const allDeeds = Object.keys(deeds) as Deed[]

export interface BadService {
  port: number
  url: string
  /** How long each that came was kept until it left. */
  heldMs: number[]
  stop(): Promise<void>
}

/** Some speak first: the rest wait for a question. */
export async function startBadService(deed: Deed, canary: string, speaksFirst = false): Promise<BadService> {
  const heldMs: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const since = performance.now()
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      heldMs.push(performance.now() - since)
    })
    const act = () => deeds[deed](socket, { canary })
    if (speaksFirst) act()
    else socket.once('data', act)
    socket.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    heldMs,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
