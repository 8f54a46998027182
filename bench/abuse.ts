import { Worker } from 'node:worker_threads'
import { openPool } from '../server/src/platform/db/client.ts'
import { type Account, accountAt } from './account.ts'
import { attacks } from './attacks.ts'
import { importLongYear } from './long-year.ts'
import { startServer } from './child.ts'
import { addPeople } from './people.ts'
import { residentMb } from './places.ts'

export interface AbuseResult {
  attack: string
  p50: number
  p95: number
  slowest: number
  failed: number
  /** The most memory that the server took meanwhile. */
  megabytes: number
}

export const most = { p95: 500, megabytes: 400 }

const everyMs = 50
const memoryEveryMs = 100
const restMs = 1000
/** Everybody may send 300 requests a minute: so many take turns at two in each 50 ms. */
const travellers = 12

interface Traveller extends Account {
  tripId: number
}

/** What one account does to everybody else at the usual limits: a server of its own, one attack after the other. */
export async function measureAbuse(
  databaseUrl: string,
  seconds: number,
  only: string,
): Promise<AbuseResult[]> {
  const results: AbuseResult[] = []
  for (const attack of Object.keys(attacks).filter((name) => name.includes(only)))
    results.push(await measureAttack(databaseUrl, attack, seconds))
  return results
}

async function measureAttack(databaseUrl: string, attack: string, seconds: number): Promise<AbuseResult> {
  const server = await startServer('server/src/main.ts', { DATABASE_URL: databaseUrl })
  const pool = openPool(databaseUrl, 1)
  try {
    const { url } = server
    const [attacker] = await addPeople(pool, 1, 'pro')
    const cookie = attacker?.cookie ?? ''
    const tripId = await importLongYear(url, cookie)
    const others = await Promise.all(
      (await addPeople(pool, travellers, 'free')).map((person) => settled(accountAt(url, person.cookie))),
    )
    const thread = new Worker(new URL('./attacker.ts', import.meta.url), {
      workerData: { attack, url, cookie, tripId },
    })
    const memory = watchMemory(server.pid)
    const { times, failed } = await travel(others, seconds)
    await thread.terminate()
    return { attack, ...figuresOf(times), failed, megabytes: memory.end() }
  } finally {
    await pool.end()
    await server.stop()
  }
}

async function settled(account: Account): Promise<Traveller> {
  const { id } = await account.send<{ id: number }>('POST', '/api/trips', {
    title: 'A week away',
    destination: 'Porto',
    startDate: '2027-05-01',
    endDate: '2027-05-08',
  })
  return { ...account, tripId: id }
}

/** Each begins at its time, however long those before it take. */
async function travel(
  others: readonly Traveller[],
  seconds: number,
): Promise<{ times: number[]; failed: number }> {
  const times: number[] = []
  let failed = 0
  const timed = async (work: () => Promise<unknown>): Promise<void> => {
    const started = performance.now()
    await work().catch(() => failed++)
    times.push(performance.now() - started)
  }
  const visits: Promise<void>[] = []
  await pauseOf(restMs)
  const began = performance.now()
  for (let n = 0; n < (seconds * 1000) / everyMs; n++) {
    const one = others[n % others.length]
    if (one) visits.push(visit(one, n, timed))
    await pauseOf(Math.max(0, began + (n + 1) * everyMs - performance.now()))
  }
  await Promise.all(visits)
  return { times, failed }
}

async function visit(
  one: Traveller,
  n: number,
  timed: (work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await timed(() => one.send('POST', `/api/trips/${one.tripId}/packing`, { item: `Thing ${n}` }))
  await timed(() => one.send('GET', '/api/trips'))
}

function watchMemory(pid: number): { end: () => number } {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid) ?? 0)), memoryEveryMs)
  return {
    end: () => {
      clearInterval(timer)
      return peak
    },
  }
}

const pauseOf = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function figuresOf(times: readonly number[]): Pick<AbuseResult, 'p50' | 'p95' | 'slowest'> {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), slowest: at(1) }
}
