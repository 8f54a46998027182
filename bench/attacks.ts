import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { exportFormat, maxImportBytes } from '@sojourn/contract/export/format'
import type { ClientFrame } from '@sojourn/contract/live/frames'
import { Line } from './line.ts'
import { trip } from './long-year.ts'

export interface Attacker {
  url: string
  cookie: string
  /** A year with as much in it as one file brings. */
  tripId: number
}

/** Goes on until its thread is ended; what the server answers does not matter. */
type Attack = (attacker: Attacker) => Promise<void>

/** So many of them at once, each again and again. */
const crowdOf = (count: number, once: Attack): Attack => {
  const again: Attack = async (attacker) => {
    for (;;) await once(attacker).catch(pause)
  }
  return async (attacker) => void (await Promise.all(Array.from({ length: count }, () => again(attacker))))
}

/** Whoever is refused at once must leave the machine to what is measured. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

function refusedFile(): Buffer {
  const [head = '', tail = ''] = JSON.stringify({
    format: exportFormat,
    trip: { ...trip, packing: [0] },
  }).split('[0]')
  const objects = '{},'.repeat((maxImportBytes - head.length - tail.length - 4) / 3)
  return Buffer.from(`${head}[${objects}{}]${tail}`)
}

async function call({ url, cookie }: Attacker, method: string, path: string, body?: Buffer): Promise<void> {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: new Uint8Array(body) }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) await pause()
}

const refusedImports: Attack = (attacker) => {
  const file = refusedFile()
  return crowdOf(8, (one) => call(one, 'POST', '/api/trips/import', file))(attacker)
}

const manyLines = 200

/** Asks on line after line and never reads a byte. */
const unreadSnapshots: Attack = async ({ url, cookie, tripId }) => {
  const { port, host } = new URL(url)
  for (let lines = 0; lines < manyLines; lines++) {
    const socket = connect({ port: Number(port), host: '127.0.0.1' }).pause()
    socket.on('error', () => undefined)
    socket.write(
      `GET /api/trips/${tripId}/snapshot HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\naccept-encoding: identity\r\n\r\n`,
    )
    await pause()
  }
}

const inTrip = (count: number, method: string, path: string, body?: object): Attack =>
  crowdOf(count, (one) =>
    call(one, method, `/api/trips/${one.tripId}/${path}`, body && Buffer.from(JSON.stringify(body))),
  )

const wishes = { pace: 'intensive', interests: [] }

const plans = inTrip(4, 'POST', 'smart-itinerary', wishes)
const insights: Attack = async (attacker) =>
  void (await Promise.all([
    inTrip(4, 'GET', 'destination-insights')(attacker),
    inTrip(4, 'GET', 'destination')(attacker),
  ]))

const chatter = JSON.stringify({ type: 'pong' } satisfies ClientFrame)

/** Opens a live line, talks on it as long as it stands, and opens another. */
const liveLines = crowdOf(
  20,
  ({ url, cookie }) =>
    new Promise((resolve) => {
      const line = new Line(url, cookie)
      const talk = setInterval(() => line.send(chatter), 20)
      line.addEventListener('close', () => {
        clearInterval(talk)
        setTimeout(resolve, 20)
      })
    }),
)

const madeUpCookies = crowdOf(4, (one) =>
  call({ ...one, cookie: `__Host-sid=${randomBytes(32).toString('base64url')}` }, 'GET', '/trips'),
)

/** Each by an account of its own. */
export const attacks: Record<string, Attack> = {
  'nothing, for comparison': async () => undefined,
  'refused imports of 5 MB': refusedImports,
  'snapshots of 5 MB, never read': unreadSnapshots,
  'day plans of a full year': plans,
  'insights of a full year': insights,
  'live lines and made-up cookies': async (attacker) =>
    void (await Promise.all([liveLines(attacker), madeUpCookies(attacker)])),
}
