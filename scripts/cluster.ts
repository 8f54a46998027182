// Several server processes on a PostgreSQL that fails over, behind a pooler, under load and blows: npm run cluster.
// What a traveller costs, and how many there can be: npm run cluster -- figures [FILE with a place for them].
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { localToday } from '@sojourn/contract/values/plain-date'
import { Cluster } from '../bench/cluster/cluster.ts'
import { measureFigures } from '../bench/cluster/figures.ts'
import { reportBlows } from '../bench/cluster/report.ts'
import { Servers } from '../bench/cluster/servers.ts'
import { pageWithTables, tablesOf } from '../bench/cluster/tables.ts'
import { underBlows } from '../bench/cluster/under-blows.ts'
import { keepsNames } from '../server/src/platform/db/pooler.ts'

const seconds = Number(process.env['CLUSTER_SECONDS'] ?? 300)
const [part, page] = process.argv.slice(2)

// What was started ends with us, also half-way.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

const cluster = await Cluster.open()
try {
  const isNaming = await keepsNames(cluster.environment.DATABASE_URL)
  console.log(
    `${cluster.programs.versions}, which ${isNaming ? 'keeps' : 'does not keep'} prepared statements`,
  )
  const env = {
    ...cluster.environment,
    DATA_DIR: join(cluster.folder, 'server'),
    BACKUPS: 'off',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  }
  const servers = await Servers.open(env, part === 'figures' ? 1 : 2)
  try {
    if (part === 'figures') await figures(servers)
    else reportBlows(await underBlows(cluster, servers, seconds), seconds)
  } finally {
    await servers.close()
  }
} finally {
  await cluster.close()
}

async function figures({ all: [server] }: Servers): Promise<void> {
  if (!server) throw new Error('no server')
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), which the calls, the server, both PostgreSQL and the pooler shared`
  const on = `${localToday(new Date())}, Node ${process.versions.node}, ${cluster.programs.versions}, ${machine}.`
  const tables = tablesOf(await measureFigures(cluster, server), on)
  console.log(tables)
  if (page) writeFileSync(page, pageWithTables(readFileSync(page, 'utf8'), tables))
}
