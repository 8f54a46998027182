import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export interface Loopback {
  url: string
  /** Paths with queries, as they came in. */
  requests: { path: string; userAgent: string; at: number }[]
  answerWith(listener: RequestListener): void
  stop(): Promise<void>
}

/** An outside service on this machine, as badly behaved as a test wants it. */
export async function startLoopback(): Promise<Loopback> {
  let listener: RequestListener = sendJson({})
  const requests: Loopback['requests'] = []
  const server: Server = createServer((request, response) => {
    requests.push({
      path: request.url ?? '',
      userAgent: request.headers['user-agent'] ?? '',
      at: performance.now(),
    })
    listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (next) => {
      listener = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const sendJson =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body))
  }

const megabytes = 5

/** All the ways a service goes wrong. */
export const badAnswers: Record<string, RequestListener> = {
  'refuses the connection': (request) => void request.socket.destroy(),
  'sends 500': sendJson({ message: 'broken' }, 500),
  'sends something that is no JSON': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>'),
  'sends JSON of another kind': sendJson({ unexpected: true }),
  'sends a page instead': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
  'sends 5 MB': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('"')
    for (let sent = 0; sent < megabytes; sent++) response.write('x'.repeat(1024 * 1024))
    response.end('"')
  },
  'sends a redirect': (_request, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'cuts the answer off': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('[')
    setTimeout(() => response.destroy(), 10)
  },
}

/** Begins to answer at once and never ends; whoever leaves has read a body whose end only the line's end would have told. */
export const trickle: RequestListener = (_request, response) => {
  response.useChunkedEncodingByDefault = false
  response.writeHead(200, { 'content-type': 'application/json', connection: 'close' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

/** Accepts and never answers, or answers a byte a second. */
export const slowAnswers: Record<string, RequestListener> = {
  hangs: () => undefined,
  'sends a byte a second': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('[')
    const timer = setInterval(() => response.write(' '), 1000)
    response.on('close', () => clearInterval(timer))
  },
  'sends a byte now and then, until the line ends': trickle,
}
