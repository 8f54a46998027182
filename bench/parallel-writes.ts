import { randomUUID } from 'node:crypto'
import { exportFormat } from '@sojourn/contract/export/format'
import type { Account } from './account.ts'

export interface ParallelWrites {
  kind: string
  refused: number
  failed: number
  p99: number
  /** The slowest list of another traveller meanwhile. */
  othersMax: number
}

const atOnce = 50
const day = '2027-01-02'

interface Write {
  method: string
  path: string
  body: object
}

const trip = { title: 'At once', destination: 'Rome', startDate: '2027-01-01', endDate: '2027-01-05' }

/** Fifty trips at once for somebody whose plan allows three. */
export const measureTripLimit = async (
  url: string,
  writer: Account,
  other: Account,
): Promise<ParallelWrites[]> => [
  await measureOne(
    'create a trip, free plan, with keys',
    true,
    url,
    { method: 'POST', path: '/api/trips', body: trip },
    writer,
    other,
  ),
]

/** Fifty writes of each kind at once, with and without keys, while somebody else looks at their trips. */
export async function measureParallelWrites(
  url: string,
  writer: Account,
  other: Account,
): Promise<ParallelWrites[]> {
  const { id: tripId } = await writer.send<{ id: number }>('POST', '/api/trips', trip)
  const inTrip = `/api/trips/${tripId}`
  const kinds: Record<string, Write> = {
    'create a trip': { method: 'POST', path: '/api/trips', body: trip },
    'import a trip': { method: 'POST', path: '/api/trips/import', body: { format: exportFormat, trip } },
    'change a trip': { method: 'PUT', path: inTrip, body: { title: 'Changed' } },
    'add an activity': {
      method: 'POST',
      path: `${inTrip}/itinerary`,
      body: { title: 'Tram', type: 'activity', date: day },
    },
    'add a thing to pack': { method: 'POST', path: `${inTrip}/packing`, body: { item: 'Socks' } },
    'add an expense': {
      method: 'POST',
      path: `${inTrip}/expenses`,
      body: { description: 'Tram', amount: '3.20', category: 'transport', date: day },
    },
    'change the name': { method: 'PATCH', path: '/api/auth/user', body: { name: 'Load Runner' } },
  }
  const measured: ParallelWrites[] = []
  for (const [kind, write] of Object.entries(kinds))
    for (const isKeyed of [false, true])
      measured.push(
        await measureOne(`${kind}${isKeyed ? ', with keys' : ''}`, isKeyed, url, write, writer, other),
      )
  return measured
}

async function measureOne(
  kind: string,
  isKeyed: boolean,
  url: string,
  { method, path, body }: Write,
  writer: Account,
  other: Account,
): Promise<ParallelWrites> {
  let isOver = false
  const watching = watch(other, () => isOver)
  const results = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const started = performance.now()
      const response = await fetch(url + path, {
        method,
        headers: {
          cookie: writer.cookie,
          'content-type': 'application/json',
          ...(isKeyed && { 'idempotency-key': randomUUID() }),
        },
        body: JSON.stringify(body),
      })
      await response.arrayBuffer()
      return { ms: performance.now() - started, status: response.status }
    }),
  )
  isOver = true
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    kind,
    refused: results.filter(({ status }) => status >= 400 && status < 500).length,
    failed: results.filter(({ status }) => status >= 500).length,
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
    othersMax: await watching,
  }
}

async function watch(account: Account, isOver: () => boolean): Promise<number> {
  let longest = 0
  while (!isOver()) {
    const started = performance.now()
    await account.send('GET', '/api/trips')
    longest = Math.max(longest, performance.now() - started)
  }
  return longest
}
