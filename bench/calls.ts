import { newAccount } from './account.ts'
import { judge } from './bars.ts'
import { startServer } from './child.ts'
import { compareCalls } from './compared.ts'
import { fillLongTrip, measureLongTrip } from './long-trip.ts'
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
  const bars = await compareCalls({ url: sojourn.url, bareUrl: reference.url, databaseUrl }, rounds, seconds)
  const { ownerId, tripId } = await seed(account, databaseUrl)
  const frequent = await newAccount(sojourn.url, 'frequent@example.com')
  await addManyTrips(databaseUrl, frequent, 500)
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
  judge(bars)
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
