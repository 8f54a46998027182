import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Deployment {
  url: string
  /** From now on another build is served, and of the one before not even the files. */
  deploy: () => void
  /** Whether writes get through; everything else does. */
  takeWrites: (isTaking: boolean) => void
  stop: () => Promise<void>
}

const renamed = /(\/assets\/packing-tab-|"packing-tab-|\.\/packing-tab-)[\w-]{8}\.js/g
const newName = '$1NEWBUILD.js'
const isText = (type: string): boolean => /javascript|html|json/.test(type)

/** A server before ours that can put a new build in place of the old: one of its files has another name then. */
export async function startDeployment(target: string): Promise<Deployment> {
  let isNew = false
  let realName = ''
  let isTaking = true
  const server = createServer((incoming, reply) => {
    const path = incoming.url ?? '/'
    if (!isTaking && incoming.method !== 'GET') {
      incoming.socket.destroy()
      return
    }
    const isOldFile = isNew && path === realName
    if (isOldFile) {
      reply.writeHead(404).end()
      return
    }
    const asked = path.includes('packing-tab-NEWBUILD.js') ? realName : path
    if (/^\/assets\/packing-tab-[\w-]+\.js$/.test(asked)) realName = asked
    pass(incoming, reply, new URL(asked, target), (text) => {
      const [found] = /\/assets\/packing-tab-[\w-]{8}\.js/.exec(text) ?? []
      realName ||= found ?? ''
      return isNew
        ? text
            .replaceAll(renamed, newName)
            .replace(/builtFiles=\{"id":"\w{12}"/, 'builtFiles={"id":"0123456789ab"')
        : text
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => (isNew = true),
    takeWrites: (isNext) => (isTaking = isNext),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function pass(
  incoming: IncomingMessage,
  reply: ServerResponse,
  url: URL,
  change: (text: string) => string,
): void {
  const { 'if-none-match': _tag, 'if-modified-since': _date, ...asked } = incoming.headers
  const headers = { ...asked, 'accept-encoding': 'identity' }
  const outgoing = request(url, { method: incoming.method, headers }, (answer) => {
    const pieces: Buffer[] = []
    answer.on('data', (piece: Buffer) => pieces.push(piece))
    answer.on('end', () => {
      const body = Buffer.concat(pieces)
      const type = answer.headers['content-type'] ?? ''
      const changed = isText(type) ? Buffer.from(change(body.toString())) : body
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers
      reply.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': changed.length }).end(changed)
    })
  })
  outgoing.on('error', () => reply.writeHead(502).end())
  incoming.pipe(outgoing)
}
