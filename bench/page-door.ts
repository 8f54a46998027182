import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'

const watchPath = '/bench-watch.js'
const notesPath = '/bench-notes'
const startPath = '/bench-start'
const settleMs = 2_000

interface Door {
  /** Leads on to the page once the browser has started: what a browser does at its start is no part of a page. */
  url: string
  /** What the page reported about itself. */
  notes: Promise<string>
  close(): void
}

/**
 * Stands between a browser and a server: signs every request in, puts the watching script into the page and hears what
 * it reports, so that nothing needs to be attached to the browser.
 */
export async function openDoor(target: string, cookie: string | undefined, watch: string): Promise<Door> {
  const heard = Promise.withResolvers<string>()
  const server = createServer((request, reply) => {
    if (request.url === notesPath) {
      void text(request).then(heard.resolve)
      reply.end()
    } else if (request.url === watchPath) reply.setHeader('content-type', 'text/javascript').end(watch)
    else if (request.url === startPath) {
      const { port } = server.address() as AddressInfo
      const { pathname } = new URL(target)
      const go = `setTimeout(() => location.replace('http://127.0.0.1:${port}${pathname}'), ${settleMs})`
      reply.setHeader('content-type', 'text/html').end(`<!doctype html><script>${go}</script>`)
    } else passOn(request, reply, target, cookie)
  })
  server.on('upgrade', (request, socket) => joinLines(request, socket, target, cookie))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // Another site than the page's, so that the page gets a fresh process.
    url: `http://localhost:${(server.address() as AddressInfo).port}${startPath}`,
    notes: heard.promise,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function passOn(
  request: IncomingMessage,
  reply: ServerResponse,
  target: string,
  cookie: string | undefined,
): void {
  const isPage = request.headers['sec-fetch-dest'] === 'document'
  const asked = askAs(request, target, cookie, isPage).on('response', (answer) => {
    if (isPage) void sendWatched(answer, reply)
    else answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers))
  })
  asked.on('error', () => reply.destroy())
  request.pipe(asked)
}

/** The same request from whoever is signed in. A script can be put into plain text only. */
function askAs(request: IncomingMessage, target: string, cookie: string | undefined, isPlain: boolean) {
  const headers = { ...request.headers, ...(cookie && { cookie }) }
  if (isPlain) delete headers['accept-encoding']
  return ask(new URL(request.url ?? '/', target), { method: request.method, headers })
}

/** The line of live updates. */
function joinLines(request: IncomingMessage, near: Duplex, target: string, cookie: string | undefined): void {
  const asked = askAs(request, target, cookie, false).on('upgrade', ({ rawHeaders }, far) => {
    const lines = rawHeaders.map((part, n) => part + (n % 2 ? '\r\n' : ': '))
    near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
    far.pipe(near).pipe(far)
    for (const line of [near, far]) line.on('error', () => undefined)
  })
  asked.on('error', () => near.destroy()).end()
}

async function sendWatched(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const html = (await text(answer)).replace(
    /<meta charset[^>]*>/,
    (first) => `${first}<script src="${watchPath}"></script>`,
  )
  const { 'content-length': _length, ...headers } = answer.headers
  reply.writeHead(answer.statusCode ?? 502, headers).end(html)
}
