import pg from 'pg'
import { until } from './processes.ts'

const seconds = 4
const writerCount = 16
const settleMs = 20_000

export interface Told {
  what: Kind
  listeners: number
  /** How often they did it in a second, all answered. */
  commits: number
  /** Of what was said how much each listener heard, at least. */
  heard: number
}

const payload = 'x'.repeat(40)
const write = `insert into said ("text") values ('${payload}')`
const say = `select pg_notify('ceiling', '${payload}')`

/** What a writer does, again and again; the first is a write as the server makes one. */
const kinds = {
  'write, then notify': [write, say],
  'write and notify in one transaction': ['begin', write, say, 'commit'],
  'write alone': [write],
  'notify alone': [say],
} as const
export type Kind = keyof typeof kinds

/** How much one database can be told in a second. What notifies within a transaction commits one after the other. */
export async function measureNotify(url: string): Promise<Told[]> {
  const writers = await connect(url, writerCount)
  await writers[0]?.query(
    'create table if not exists said ("id" bigint generated always as identity primary key, "text" text)',
  )
  const told: Told[] = []
  for (const [what, listeners] of [
    ['write alone', 0],
    ['write, then notify', 2],
    ['write, then notify', 50],
    ['write and notify in one transaction', 2],
    ['write and notify in one transaction', 50],
    ['notify alone', 2],
    ['notify alone', 50],
  ] satisfies [Kind, number][])
    told.push(await measureOne(url, writers, what, listeners))
  await Promise.all(writers.map((client) => client.end()))
  return told
}

async function measureOne(
  url: string,
  writers: readonly pg.Client[],
  what: Kind,
  listeners: number,
): Promise<Told> {
  const hearing = await connect(url, listeners)
  const heard = hearing.map(() => 0)
  for (const [n, client] of hearing.entries()) {
    client.on('notification', () => (heard[n] = (heard[n] ?? 0) + 1))
    await client.query('listen ceiling')
  }
  const end = performance.now() + seconds * 1000
  let commits = 0
  await Promise.all(
    writers.map(async (client) => {
      while (performance.now() < end) {
        for (const text of kinds[what]) await client.query(text)
        commits++
      }
    }),
  )
  await until('everybody has heard', settleMs, async () => heard.every((count) => count >= commits)).catch(
    () => undefined,
  )
  await Promise.all(hearing.map((client) => client.end()))
  return {
    what,
    listeners,
    commits: commits / seconds,
    heard: listeners > 0 ? Math.min(...heard) / commits : 1,
  }
}

async function connect(url: string, count: number): Promise<pg.Client[]> {
  const clients = Array.from({ length: count }, () => new pg.Client(url))
  await Promise.all(clients.map((client) => client.connect()))
  return clients
}
