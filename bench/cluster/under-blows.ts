import { setTimeout as wait } from 'node:timers/promises'
import { Load, usualTravellers } from '../faults/load.ts'
import type { Outcome } from '../faults/traveller.ts'
import type { Cluster } from './cluster.ts'
import { Pauses } from './pauses.ts'
import { until } from './processes.ts'
import type { Servers } from './servers.ts'

const wholeLimitMs = 60_000
const backLimitMs = 60_000
/** A trip holds 10,000 rows. */
const rowsPerTrip = 8000
const usualPaceMs = 50
const liveClientsPerTrip = 5
/** All of them. */
export const liveClients = usualTravellers * liveClientsPerTrip

export type Blow = 'primary killed' | 'machine of the primary gone' | 'server killed' | 'PgBouncer killed'

/** In each minute; what kills the primary is in turn its PostgreSQL and all of its machine. */
const minute: readonly { second: number; blows: readonly Blow[] }[] = [
  { second: 10, blows: ['server killed'] },
  { second: 15, blows: ['primary killed', 'machine of the primary gone'] },
  { second: 30, blows: ['server killed'] },
  { second: 40, blows: ['PgBouncer killed'] },
  { second: 50, blows: ['server killed'] },
]

/** The blow that is due in that second of the run, if one is. */
export function blowIn(second: number): Blow | undefined {
  const { blows = [] } = minute.find((due) => due.second === second % 60) ?? {}
  return blows[Math.floor(second / 60) % Math.max(1, blows.length)]
}

export interface BlowTimes {
  times: number
  /** The longest that anybody waited for a write after one. */
  slowestPauseMs: number
  /** Until what was killed was there again: the process, the pooler, a standby that has everything. */
  slowestWholeMs: number
}

export interface ClusterResult extends Outcome {
  blows: Map<Blow, BlowTimes>
}

export async function underBlows(
  cluster: Cluster,
  servers: Servers,
  seconds: number,
): Promise<ClusterResult> {
  const pauses = new Pauses(usualTravellers)
  const load = new Load(() => servers.url(), {
    paceMs: Math.max(usualPaceMs, (seconds * 1000) / rowsPerTrip),
    liveClients: liveClientsPerTrip,
    onAcknowledged: (traveller) => pauses.note(traveller),
  })
  await load.start()
  const blows = new Map<Blow, BlowTimes>()
  const began = performance.now()
  for (let second = 0; second < seconds; second++) {
    await wait(Math.max(0, began + second * 1000 - performance.now()))
    const blow = blowIn(second)
    if (!blow) continue
    pauses.begin()
    const since = performance.now()
    await strike(blow, cluster, servers)
    const wholeMs = performance.now() - since
    await pauses.untilAllAcknowledged(since, backLimitMs)
    const before = blows.get(blow) ?? { times: 0, slowestPauseMs: 0, slowestWholeMs: 0 }
    blows.set(blow, {
      times: before.times + 1,
      slowestPauseMs: Math.max(before.slowestPauseMs, pauses.longestMs()),
      slowestWholeMs: Math.max(before.slowestWholeMs, wholeMs),
    })
  }
  return { ...(await load.finish()), blows }
}

async function strike(blow: Blow, cluster: Cluster, servers: Servers): Promise<void> {
  if (blow === 'server killed') return servers.replaceOldest()
  if (blow === 'PgBouncer killed') return cluster.restartPooler()
  const primary = await cluster.primary()
  if (blow === 'primary killed') cluster.killPostgres(primary)
  else await cluster.killNode(primary)
  await until('another primary', backLimitMs, async () => (await cluster.primary()) !== primary)
  if (blow !== 'primary killed') cluster.startNode(primary)
  await cluster.untilWhole(wholeLimitMs)
}
