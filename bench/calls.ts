import { newAccount } from './account.ts'
import { startServer } from './child.ts'
import { fillLongTrip, measureLongTrip } from './long-trip.ts'
import { measure, type Target } from './load.ts'
import { addManyTrips, medianMs } from './many-trips.ts'
import { fillForCopy, measureCopy } from './own-data.ts'
import { measurePlaces, residentMb } from './places.ts'
import { measureUnread, unreadCount } from './unread.ts'
import { newTrip, seed } from './seed.ts'
import { reportWrites } from './write-report.ts'

type Server = Awaited<ReturnType<typeof startServer>>

interface Servers {
  sojourn: Server
  /** The bare framework, to compare with. */
  reference: Server
  databaseUrl: string
}

export async function reportCalls(
  { sojourn, reference, databaseUrl }: Servers,
  rounds: number,
  seconds: number,
): Promise<void> {
  const account = await newAccount(sojourn.url, 'bench@example.com')
  const places = await measurePlaces(account)
  const megabytes = residentMb(sojourn.pid)
  console.log(
    `places: first search ${places.firstMs.toFixed(0)} ms, later ones up to ${places.laterMs.toFixed(1)} ms; ready after ${sojourn.readyMs.toFixed(0)} ms, ${megabytes?.toFixed(0) ?? '?'} MB resident`,
  )
  const { ownerId, tripId, itemIds } = await seed(account, databaseUrl)
  const frequent = await newAccount(sojourn.url, 'frequent@example.com')
  await addManyTrips(databaseUrl, frequent, 500)
  const at = (name: string, path: string, more: Partial<Target> = {}): Target => ({
    name,
    url: sojourn.url + path,
    cookie: account.cookie,
    ...more,
  })
  const rates = await measure(
    [
      { name: 'bare Fastify, static 10 KB JSON', url: `${reference.url}/static` },
      { name: 'bare Fastify, select of 20 rows', url: `${reference.url}/rows/${ownerId}` },
      at('signed-in list of 20 trips', '/api/trips'),
      at('signed-in list of 500 trips', '/api/trips', { cookie: frequent.cookie }),
      at('places for "port"', '/api/places/search?q=port'),
      at('trip with 100 packing items', `/api/trips/${tripId}/packing`),
      // Another quantity each time: a change that alters nothing is not written.
      at('one write (a packing item changed)', '/', {
        requests: Array.from({ length: 20 * itemIds.length }, (_, n) => ({
          method: 'PUT',
          path: `/api/packing/${itemIds[n % itemIds.length]}`,
          body: JSON.stringify({ quantity: 1 + Math.floor(n / itemIds.length) }),
        })),
      }),
    ],
    rounds,
    seconds,
  )
  const bare = rates[1]?.perSecond ?? 1
  console.table(
    rates.map(({ name, perSecond, p50, p99, failures }) => ({
      request: name,
      'per second': Math.round(perSecond),
      'of bare select': `${Math.round((perSecond / bare) * 100)}%`,
      'p50 ms': p50,
      'p99 ms': p99,
      failures,
    })),
  )
  console.log(
    `one list of 500 trips, middle of 40: ${(await medianMs(frequent, '/api/trips', 40)).toFixed(1)} ms`,
  )
  await fillLongTrip(databaseUrl, tripId)
  const long = await measureLongTrip(account, tripId)
  console.log(
    `a trip of 10,000 activities, 40 calls: p50 ${long.p50.toFixed(0)} ms, p95 ${long.p95.toFixed(0)} ms`,
  )
  await reportWrites(sojourn.url, account)
  await fillForCopy(databaseUrl, ownerId)
  const first = await measureCopy(sojourn.url, account, sojourn.pid)
  // The first one also takes what the runtime keeps for itself from then on.
  const copy = await measureCopy(sojourn.url, account, sojourn.pid)
  console.log(
    `a copy of ${copy.copyMb.toFixed(0)} MB of own data: ${copy.seconds.toFixed(1)} s, server memory +${copy.growthMb.toFixed(0)} MB after +${first.growthMb.toFixed(0)} MB for the first`,
  )
  if (copy.growthMb > 100) throw new Error('the copy of own data is held in memory')
  if (rates.some(({ failures }) => failures > 0)) throw new Error('some requests failed')
}

/** On a server of its own: what one account can make it hold by reading nothing. */
export async function reportUnread(
  { sojourn, databaseUrl }: Servers,
  env: Record<string, string>,
): Promise<void> {
  const account = await newAccount(sojourn.url, 'unread@example.com')
  const { id } = await account.send<{ id: number }>('POST', '/api/trips', newTrip(1))
  await fillLongTrip(databaseUrl, id)
  const fresh = await startServer('server/src/main.ts', env)
  try {
    const { cookie } = account
    const path = `/api/trips/${id}/snapshot`
    const { restMb, peakMb, byStatus } = await measureUnread(fresh, { cookie, path })
    console.log(
      `${unreadCount} unread snapshots of a long trip: ${restMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most; answered ${JSON.stringify(byStatus)}`,
    )
    if (peakMb > 400) throw new Error('unread answers are held in memory')
  } finally {
    await fresh.stop()
  }
}
