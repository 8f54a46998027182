import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import server from '../../../package.json' with { type: 'json' }
import type { Deps } from '../../kernel/deps.ts'
import { exposed, type Metric } from './exposition.ts'
import { readLastBackup } from './health.ts'
import { timeRequests } from './request-times.ts'
import { servicesOf } from './settings.ts'

/** Figures for Prometheus, for whoever has the token; without one set the address does not exist. Counts alone: nobody's name, address or trip. */
export function serveMetrics(app: FastifyInstance, deps: Deps): void {
  const token = deps.env.METRICS_TOKEN
  if (!token) return
  const times = timeRequests(app)
  app.get('/metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply
        .status(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain')
        .send('A token is needed.\n')
    const metrics = [...ofProcess(), ...(await ofDatabase(deps)), ...(await ofWork(deps)), times.metric()]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(exposed(metrics))
  })
}

/** Digests are of one length, and comparing them takes one time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other))
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const gauge = (name: string, help: string, value: number | null): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: value === null ? [] : [{ value }],
})

function ofProcess(): Metric[] {
  const { user, system } = process.cpuUsage()
  return [
    {
      name: 'sojourn_build_info',
      help: 'The version that runs',
      type: 'gauge',
      samples: [{ labels: { version: server.version, node: process.versions.node }, value: 1 }],
    },
    gauge('process_start_time_seconds', 'When the process started', performance.timeOrigin / 1000),
    gauge('process_resident_memory_bytes', 'Memory of the process', process.memoryUsage.rss()),
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time of the process',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
  ]
}

/** Rows of trips are estimated, as PostgreSQL keeps them: counting them would read the tables at each scrape. */
async function ofDatabase({ db }: Deps): Promise<Metric[]> {
  const { rows } = await sql<{ bytes: number; accounts: number; trips: number; waiting: number }>`
    select pg_database_size(current_database()) as "bytes",
      (select count(*) from users) as "accounts",
      (select greatest(reltuples, 0)::bigint from pg_class where oid = 'trips'::regclass) as "trips",
      (select count(*) from outbox) as "waiting"
  `.execute(db)
  const { bytes, accounts, trips, waiting } = rows[0]!
  return [
    gauge('sojourn_database_bytes', 'Size of the database', bytes),
    gauge('sojourn_accounts', 'Accounts', accounts),
    gauge('sojourn_trips_estimated', 'Trips, as the database estimates them', trips),
    gauge('sojourn_mails_waiting', 'Mails that wait to be sent', waiting),
  ]
}

async function ofWork(deps: Deps): Promise<Metric[]> {
  const backup = await readLastBackup(deps)
  return [
    gauge(
      'sojourn_backup_last_success_timestamp_seconds',
      'When the newest backup was made',
      backup.doneAt === null ? null : Date.parse(backup.doneAt) / 1000,
    ),
    {
      name: 'sojourn_service_up',
      help: 'Whether the last request to a connected outside service was answered',
      type: 'gauge',
      samples: servicesOf(deps)
        .filter(({ isOn, answeredAt, failedAt }) => isOn && (answeredAt ?? failedAt) !== null)
        .map(({ name, failedAt }) => ({ labels: { service: name }, value: failedAt === null ? 1 : 0 })),
    },
  ]
}
