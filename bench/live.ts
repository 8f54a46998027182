import { randomUUID } from 'node:crypto'
import { startServer } from './child.ts'
import { residentMb } from './places.ts'
import { type Crowd, Tab } from './live-crowd.ts'

const writeEveryMs = 250
const settleMs = 15_000

type Server = Awaited<ReturnType<typeof startServer>>

const until = async (isSo: () => boolean, ms: number): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end;) {
    if (isSo()) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return isSo()
}

export interface LiveResult {
  writes: number
  p50: number
  p99: number
  slowest: number
  /** Changes that somebody missed, got twice or out of order. */
  faults: number
  megabytes: number | null
}

interface Run {
  /** Those that are running. */
  servers: Server[]
  crowd: Crowd
  seconds: number
  /** Done at that second of the run. */
  disturb: (second: number, tabs: Tab[]) => Promise<void>
}

async function run({ servers, crowd, seconds, disturb }: Run): Promise<LiveResult> {
  const sentAt = new Map<number, number>()
  const latencies: number[] = []
  const before = residentMb(servers[0]?.pid ?? 0)
  // In turn, and never to one that does not listen: a balancer hands a refused connection on (nginx does by default).
  let turn = 0
  const urlOf = () => servers[turn++ % servers.length]?.url ?? ''
  const tabs = crowd.cookies.map(
    (cookie) =>
      new Tab(urlOf, cookie, crowd, (rev) => latencies.push(performance.now() - (sentAt.get(rev) ?? 0))),
  )
  if (!(await until(() => tabs.every(({ isLive }) => isLive), 60_000)))
    throw new Error('not all clients connected')
  const after = residentMb(servers[0]?.pid ?? 0)
  const [first, started] = [crowd.rev, performance.now()]
  let disturbing = Promise.resolve()
  for (let n = 0; n < (seconds * 1000) / writeEveryMs; n++) {
    // What a disturbance takes longer than its second holds up the next one, not the writer.
    const second = (n * writeEveryMs) / 1000
    if (Number.isInteger(second)) disturbing = disturbing.then(() => disturb(second, tabs))
    sentAt.set(crowd.rev + 1, performance.now())
    await write(servers, crowd)
    crowd.rev += 1
    const due = started + (n + 1) * writeEveryMs
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
  }
  await disturbing
  await until(() => tabs.every(({ rev }) => rev === crowd.rev), settleMs)
  const missed = tabs.reduce((sum, { rev, faults }) => sum + faults + Math.abs(crowd.rev - rev), 0)
  for (const tab of tabs) tab.stop()
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    writes: crowd.rev - first,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
    faults: missed,
    megabytes: before !== null && after !== null ? after - before : null,
  }
}

/** Sent again to the other server under the same key when one dies under it: it happens once. */
async function write(servers: Server[], { itemId, rev, cookies }: Crowd): Promise<void> {
  const key = randomUUID()
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(`${servers[attempt % servers.length]?.url}/api/packing/${itemId}`, {
        method: 'PUT',
        headers: { cookie: cookies[0] ?? '', 'content-type': 'application/json', 'idempotency-key': key },
        // Never the quantity of before: a change that alters nothing is none.
        body: JSON.stringify({ quantity: 2 + (rev % 90) }),
      })
      if (answer.ok) return
      throw new Error(`a write answered ${answer.status}: ${await answer.text()}`)
    } catch (error) {
      if (attempt > 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** Every second a tenth of all lines breaks. */
export async function measureOneProcess(
  env: Record<string, string>,
  crowd: Crowd,
  seconds: number,
): Promise<LiveResult> {
  const servers = [await startServer('server/src/main.ts', env)]
  try {
    return await run({
      servers,
      crowd,
      seconds,
      disturb: async (second, tabs) => tabs.forEach((tab, n) => n % 10 === second % 10 && tab.cut()),
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/**
 * The older of two dies without a word every 20 s, and another takes its place. All lines are then with the one that ran on;
 * by the next time, when it is that one's turn, the servers themselves have spread them anew.
 */
export async function measureTwoProcesses(
  env: Record<string, string>,
  crowd: Crowd,
  seconds: number,
): Promise<LiveResult> {
  const start = () => startServer('server/src/main.ts', env)
  const servers = [await start(), await start()]
  try {
    return await run({
      servers,
      crowd,
      seconds,
      disturb: async (second) => {
        if (second % 20 !== 10) return
        await servers.shift()?.stop('SIGKILL')
        servers.push(await start())
      },
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
