// Several server processes on a PostgreSQL that fails over, behind a pooler, under load and blows: npm run cluster.
import { join } from 'node:path'
import { Cluster } from '../bench/cluster/cluster.ts'
import { reportBlows } from '../bench/cluster/report.ts'
import { Servers } from '../bench/cluster/servers.ts'
import { underBlows } from '../bench/cluster/under-blows.ts'

const seconds = Number(process.env['CLUSTER_SECONDS'] ?? 300)

const cluster = await Cluster.open()
try {
  console.log(cluster.programs.versions)
  const servers = await Servers.open(
    {
      ...cluster.environment,
      DATA_DIR: join(cluster.folder, 'server'),
      BACKUPS: 'off',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    },
    2,
  )
  try {
    reportBlows(await underBlows(cluster, servers, seconds), seconds)
  } finally {
    await servers.close()
  }
} finally {
  await cluster.close()
}
