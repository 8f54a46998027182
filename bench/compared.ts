import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { type Bar, atLeast, atMost } from './bars.ts'
import { connections, measurePairs, type Pair, type PairRates, type Target } from './load.ts'
import { addTravellers, itemsEach, type Traveller, tripsEach } from './travellers.ts'

const leastShare = { read: 60, write: 45 } as const
/** So many times the middle one may the slowest of a hundred take. */
const mostTail = 5

interface Places {
  url: string
  bareUrl: string
  databaseUrl: string
}

/** What the app sends with each call. */
export const headersOf = ({ cookie }: Traveller) => ({
  cookie,
  prefer: 'meanings',
  'x-local-date': '2027-01-01',
})

/** Another key, and another quantity: a change that alters nothing is not written. */
export function write(
  method: 'POST' | 'PUT',
  path: string,
  headers: object,
  bodyOf: (n: number) => object,
): Request {
  let n = 0
  return {
    method,
    path,
    setupRequest: (request) => ({
      ...request,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(bodyOf(n++)),
    }),
  }
}

/** The app names what it adds. */
export const newItem = (n: number) => ({ id: randomUUID(), item: `Item ${n}`, category: 'clothing' })

function pairsFor(people: readonly Traveller[], { url, bareUrl }: Places) {
  const target = (at: string, callers: (person: Traveller) => Request): Target => ({
    url: at,
    callers: people.map((person) => [callers(person)]),
  })
  const reading = (path: (person: Traveller) => string) =>
    target(url, (person) => ({ method: 'GET', path: path(person), headers: headersOf(person) }))
  const bareReading = (path: (person: Traveller) => string) =>
    target(bareUrl, (person) => ({ method: 'GET', path: path(person) }))
  const bareItems = bareReading(({ tripId }) => `/packing/${tripId}`)
  const bareInsert = target(bareUrl, ({ scratchTripId }) =>
    write('POST', `/packing/${scratchTripId}`, {}, newItem),
  )
  const add = (person: Traveller) =>
    write('POST', `/api/trips/${person.scratchTripId}/packing`, headersOf(person), newItem)
  const change = (person: Traveller) =>
    write('PUT', `/api/packing/${person.itemId}`, headersOf(person), (n) => ({ quantity: 1 + (n % 9) }))
  const select = { than: 'select', asked: leastShare.read } as const
  const insert = { than: 'insert', asked: leastShare.write, bare: bareInsert } as const
  return {
    alike: [
      {
        name: `list of ${tripsEach} trips`,
        ...select,
        bare: bareReading(({ id }) => `/trips/${id}`),
        ours: reading(() => '/api/trips'),
      },
      {
        name: `trip of ${itemsEach} items`,
        ...select,
        bare: bareItems,
        ours: reading(({ tripId }) => `/api/trips/${tripId}/packing`),
      },
    ],
    others: [
      { name: 'an item added', ...insert, ours: target(url, add) },
      { name: 'an item changed', ...insert, ours: target(url, change) },
      {
        name: 'all of that trip (snapshot)',
        ...select,
        asked: null,
        bare: bareItems,
        ours: reading(({ tripId }) => `/api/trips/${tripId}/snapshot`),
      },
    ],
  } satisfies Record<string, Pair[]>
}

/** A ratio says something only where both answer the same: as many rows, in about as many bytes. */
async function requireSameAnswer({ name, bare, ours }: Pair): Promise<void> {
  const [theirs, own] = [await answerOf(bare), await answerOf(ours)]
  const isSame = theirs.rows === own.rows && Math.abs(theirs.bytes / own.bytes - 1) <= 0.1
  if (!isSame) throw new Error(`${name}: ${JSON.stringify(theirs)} is compared with ${JSON.stringify(own)}`)
}

async function answerOf({ url, callers }: Target): Promise<{ rows: number; bytes: number }> {
  const { path = '', headers = {} } = callers?.[0]?.[0] ?? {}
  const text = await (await fetch(url + path, { headers: headers as Record<string, string> })).text()
  return { rows: (JSON.parse(text) as unknown[]).length, bytes: text.length }
}

/** Prints what was measured; the bars are for the caller to judge. */
export async function compareCalls(places: Places, rounds: number, seconds: number): Promise<Bar[]> {
  const people = await addTravellers(places.databaseUrl, connections)
  const { alike, others } = pairsFor(people, places)
  for (const pair of alike) await requireSameAnswer(pair)
  const rates = await measurePairs([...alike, ...others], rounds, seconds)
  console.log(
    `${connections} connections, each of another traveller; middle of ${rounds} rounds of ${seconds} s:`,
  )
  console.table(rates.map(lineOf))
  return rates.flatMap(barsOf)
}

const lineOf = ({ name, bare, ours, share }: PairRates) => ({
  request: name,
  'bare, per second': Math.round(bare.perSecond),
  'ours, per second': Math.round(ours.perSecond),
  'of bare': `${Math.round(share * 100)}%`,
  'p50 ms': ours.p50,
  'p99 ms': ours.p99,
  'bare p50 ms': bare.p50,
  'bare p99 ms': bare.p99,
})

const barsOf = ({ name, than, asked, bare, ours, share }: PairRates): Bar[] => [
  ...(asked === null ? [] : [atLeast(`${name}, of a bare ${than}`, asked, share * 100, '%')]),
  atMost(`${name}, p99 to p50`, mostTail, ours.p99 / ours.p50, '×'),
  atMost(`${name}, calls that failed`, 0, ours.failures + bare.failures),
]
