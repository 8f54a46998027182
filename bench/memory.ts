import autocannon from 'autocannon'
import { type Bar, atMost, judge } from './bars.ts'
import { startServer } from './child.ts'
import { headersOf, newItem, write } from './compared.ts'
import { connections } from './load.ts'
import { residentMb } from './places.ts'
import { addTravellers, type Traveller } from './travellers.ts'

const mostMb = 250
/** The last third beside the one before: what a runtime keeps for itself is taken by then. */
const mostGrowth = 1.1
const callsPerSecond = 100
const sampleMs = 1000

/** Some of all that people do: looking at lists and trips, opening one, searching for a place, writing. */
function callsOf(person: Traveller): autocannon.Request[] {
  const headers = headersOf(person)
  const get = (path: string): autocannon.Request => ({ method: 'GET', path, headers })
  return [
    get('/api/trips'),
    get(`/api/trips/${person.tripId}/snapshot`),
    write('POST', `/api/trips/${person.scratchTripId}/packing`, headers, newItem),
    get('/api/places/search?q=port'),
    get(`/api/trips/${person.tripId}/packing`),
    write('PUT', `/api/packing/${person.itemId}`, headers, (n) => ({ quantity: 1 + (n % 9) })),
    get(`/api/trips/${person.tripId}/changes?since=0`),
    get('/api/auth/user'),
  ]
}

/** A server of its own, under a steady load of many people. */
export async function reportMemory(
  databaseUrl: string,
  env: Record<string, string>,
  seconds: number,
): Promise<void> {
  const people = await addTravellers(databaseUrl, connections)
  const server = await startServer('server/src/main.ts', env)
  const samples: number[] = []
  const watch = setInterval(() => samples.push(residentMb(server.pid) ?? 0), sampleMs)
  try {
    let next = 0
    const result = await autocannon({
      url: server.url,
      connections,
      duration: seconds,
      overallRate: callsPerSecond,
      setupClient: (client) => client.setRequests(callsOf(people[next++ % people.length]!)),
    })
    console.log(
      `${seconds} s of ${Math.round(result.requests.average)} calls a second by ${connections} travellers; p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
    )
    const answers = Object.entries(result.statusCodeStats ?? {}).map(
      ([status, { count }]) => `${count} × ${status}`,
    )
    console.log(
      `answers: ${answers.join(', ')}; ${result.timeouts} timed out, ${result.errors} errors in all`,
    )
    judge(barsOf(samples, result.non2xx + result.errors))
  } finally {
    clearInterval(watch)
    await server.stop()
  }
}

function barsOf(samples: readonly number[], failures: number): Bar[] {
  const third = Math.floor(samples.length / 3)
  const [first, second, last] = [0, 1, 2].map((n) => mean(samples.slice(n * third, (n + 1) * third)))
  console.log(
    `resident memory, mean of each third: ${[first, second, last].map((mb) => `${mb?.toFixed(0)} MB`).join(', ')}`,
  )
  return [
    atMost('memory, at most', mostMb, Math.max(...samples), ' MB'),
    atMost('memory of the last third to the one before', mostGrowth, (last ?? 0) / (second ?? 1), '×'),
    atMost('calls that failed', 0, failures),
  ]
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
