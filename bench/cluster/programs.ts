import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { knowsNames } from './settings.ts'
import { unpackPgbouncer } from './newer-pgbouncer.ts'

export interface Programs {
  etcd: string
  patroni: string
  haproxy: string
  pgbouncer: readonly [string, ...string[]]
  pgbouncerVersion: string
  /** Where initdb and postgres are. */
  postgres: string
  /** What they are, for the table. */
  versions: string
}

const packages = ['postgresql', 'patroni', 'python3-etcd', 'etcd-server', 'pgbouncer', 'haproxy']
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']
const postgresRoot = '/usr/lib/postgresql'

const find = (name: string): string | null =>
  folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file)) ?? null

/** The newest that is installed. */
function findPostgres(): string | null {
  if (!existsSync(postgresRoot)) return null
  const versions = readdirSync(postgresRoot).toSorted((a, b) => Number(b) - Number(a))
  return (
    versions
      .map((version) => `${postgresRoot}/${version}/bin`)
      .find((folder) => existsSync(`${folder}/initdb`)) ?? null
  )
}

const isComplete = (): boolean =>
  ['etcd', 'patroni', 'haproxy', 'pgbouncer'].every(find) && findPostgres() !== null

export function findPrograms(folder: string): Programs {
  if (!isComplete()) installPackages()
  const [etcd, patroni, haproxy, installed, postgres] = [
    find('etcd'),
    find('patroni'),
    find('haproxy'),
    find('pgbouncer'),
    findPostgres(),
  ]
  if (!etcd || !patroni || !haproxy || !installed || !postgres) throw new Error(missing)
  const own = versionOf([installed])
  // CLUSTER_POOLER=own takes what is installed, however old: the server then does without names.
  const isGood = knowsNames(own) || process.env['CLUSTER_POOLER'] === 'own'
  const pgbouncer: readonly [string, ...string[]] = (!isGood && unpackPgbouncer(folder)) || [installed]
  const pgbouncerVersion = versionOf(pgbouncer)
  const versions = [
    `PostgreSQL ${versionOf([`${postgres}/postgres`])}`,
    `Patroni ${versionOf([patroni])}`,
    `etcd ${versionOf([etcd])}`,
    `HAProxy ${versionOf([haproxy], '-v')}`,
    `PgBouncer ${pgbouncerVersion}`,
  ].join(', ')
  return { etcd, patroni, haproxy, pgbouncer, pgbouncerVersion, postgres, versions }
}

function versionOf([command, ...args]: readonly [string, ...string[]], option = '--version'): string {
  const { stdout, stderr } = spawnSync(command, [...args, option], { encoding: 'utf8' })
  const version = /\d+\.\d+(\.\d+)?/.exec(stdout ?? '')?.[0]
  if (!version) throw new Error(`${command} does not start: ${stderr}`)
  return version
}

const missing = `The cluster needs Debian's packages ${packages.join(', ')}.
They are not all here, and only root can install them:
  apt-get update && apt-get install ${packages.join(' ')}`

/** Without starting what they would start by themselves. */
function installPackages(): void {
  if (process.getuid?.() !== 0 || !find('apt-get')) throw new Error(missing)
  console.log(`Installing ${packages.join(', ')} (once)`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${missing}\n\napt-get ${args[0]} failed: ${stderr}`)
  }
}
