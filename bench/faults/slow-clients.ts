import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Account, newAccount } from '../account.ts'
import { FaultyWorld } from './faulty-world.ts'
import { failing, percentile, type Verdict } from './verdict.ts'

const crowd = 500
const dripMs = 1000
/** Between one and the next of them. */
const arrivalMs = 10
const comesAgainMs = 1000
const users = 5
const paceMs = 50

/** How each kind begins; the first two go on by a byte a second, the last reads nothing. */
const beginnings = {
  headers: 'GET /api/auth/options HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  body: 'POST /api/auth/signin HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n"',
  read: 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(5),
} as const
const kinds = Object.keys(beginnings) as (keyof typeof beginnings)[]

/** Five hundred that send or read as slowly as they can, beside a few usual travellers. */
export async function slowClients(seconds: number): Promise<Verdict> {
  const world = await FaultyWorld.open()
  const slow = new Set<Socket>()
  const leaving = new AbortController()
  try {
    const people = await Promise.all(
      Array.from({ length: users }, (_, n) => newAccount(world.server.url, `slow-${n}@example.com`)),
    )
    const alone = await usualTimes(people, seconds / 3)
    const port = Number(new URL(world.server.url).port)
    for (let n = 0; n < crowd; n++) {
      dawdle(slow, { port, kind: kinds[n % kinds.length]!, signal: leaving.signal })
      await wait(arrivalMs)
    }
    const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('x')), dripMs)
    const beside = await usualTimes(people, seconds).finally(() => clearInterval(drip))
    const [before, p95] = [percentile(alone, 95), percentile(beside, 95)]
    return {
      figures: `${crowd} slow connections for ${seconds} s: ${beside.length} calls of others, p95 ${Math.round(p95)} ms (${Math.round(before)} ms without them)`,
      faults: failing({
        'the p95 of others is above 500 ms': p95 <= 500,
        'the server ended': !world.server.hasEnded(),
      }),
    }
  } finally {
    leaving.abort()
    for (const socket of slow) socket.destroy()
    await world.close()
  }
}

interface Slow {
  port: number
  kind: keyof typeof beginnings
  signal: AbortSignal
}

/** Whom the server lets go comes again. */
function dawdle(slow: Set<Socket>, how: Slow): void {
  if (how.signal.aborted) return
  const socket = connect(how.port, 'localhost', () => socket.write(beginnings[how.kind]))
  slow.add(socket)
  if (how.kind === 'read') socket.pause()
  else socket.resume()
  socket.on('error', () => undefined)
  socket.on('close', () => {
    slow.delete(socket)
    setTimeout(dawdle, comesAgainMs, slow, how).unref()
  })
}

async function usualTimes(people: readonly Account[], seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const walk = async (person: Account): Promise<void> => {
    while (performance.now() < until) {
      const since = performance.now()
      await person.send('GET', '/api/trips')
      times.push(performance.now() - since)
      await wait(paceMs)
    }
  }
  await Promise.all(people.map(walk))
  return times
}
