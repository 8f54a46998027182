import type { Figures } from './figures.ts'

/** What we suppose of people; everything else is measured. */
export const supposed = {
  /** Of all who have trips here, so many have the app open in the busiest hour. */
  activeShare: 0.05,
  /** Calls of one of them in that hour. Most of what they look at is on the device already. */
  perHour: { 'list of trips': 6, 'a whole trip': 10, 'a write': 20 },
  /** Others who have the same trip open when one of them writes. */
  followers: 1,
  /** Of a processor or a ceiling so much is used; the rest is for bursts and for a machine that is gone. */
  fill: 0.5,
  /** What a live client takes of a server's memory: what `npm run bench -- live` allows. */
  lineMb: 0.15,
  /** Of a process for its lines. */
  processMb: 1500,
  /** A machine for a database: beyond it there are several. */
  databaseMachineCores: 16,
} as const

/** Calls, and what one database may be asked in a second. */
const kinds = ['list of trips', 'a whole trip', 'a write'] as const

/** Writes that one database takes in a second, each followed by its notice, with the most listeners. */
export const writeCeiling = ({ notify }: Pick<Figures, 'notify'>): number =>
  Math.min(...notify.filter(({ what }) => what === 'write, then notify').map(({ commits }) => commits))

export interface Step {
  travellers: number
  rows: number
  gigabytes: number
  readsPerSecond: number
  writesPerSecond: number
  liveClients: number
  /** Processors, so that `fill` of each is used. */
  serverCores: number
  databaseCores: number
  /** Of one core each, with the memory for their lines. */
  serverProcesses: number
  /** From the servers to the pooler, and past it. */
  connections: number
  /** So that none is asked for more writes than it takes, or for more processors than a machine has. */
  databases: number
}

/** The server's pool, and the one connection that listens. */
const connectionsPerProcess = 21

export function modelOf(figures: Figures, travellers: number): Step {
  const active = travellers * supposed.activeShare
  const perSecond = (kind: (typeof kinds)[number]) => (active * supposed.perHour[kind]) / 3600
  const cores = (part: 'server' | 'database') =>
    kinds.reduce((sum, kind) => sum + (perSecond(kind) * figures.calls[kind][part]) / 1000, 0)
  const writes = perSecond('a write')
  const telling = (writes * supposed.followers * figures.toldMs) / 1000
  const serverCores = (cores('server') + telling) / supposed.fill
  const databaseCores = cores('database') / supposed.fill
  const serverProcesses = Math.max(
    travellers > 1000 ? 2 : 1,
    Math.ceil(serverCores),
    Math.ceil((active * supposed.lineMb) / supposed.processMb),
  )
  return {
    travellers,
    rows: travellers * figures.rows,
    gigabytes: (travellers * figures.bytes) / 1e9,
    readsPerSecond: perSecond('list of trips') + perSecond('a whole trip'),
    writesPerSecond: writes,
    liveClients: active,
    serverCores,
    databaseCores,
    serverProcesses,
    connections: serverProcesses * connectionsPerProcess,
    databases: Math.max(
      Math.ceil(writes / (writeCeiling(figures) * supposed.fill)),
      Math.ceil(databaseCores / supposed.databaseMachineCores),
    ),
  }
}
