/** Everything listens here and nowhere else. */
const host = '127.0.0.1'
export const databaseName = 'sojourn'

export interface Ports {
  etcd: number
  etcdPeer: number
  /** HAProxy's, which leads to whichever node is the primary. */
  primary: number
  pooler: number
  nodes: readonly NodePorts[]
}

export interface NodePorts {
  postgres: number
  patroni: number
}

export interface Passwords {
  superuser: string
  replication: string
  app: string
}

/** How soon a dead primary is noticed: Patroni asks for `loop_wait + 2 * retry_timeout <= ttl`. */
export const takeover = { ttl: 9, loop_wait: 1, retry_timeout: 3 } as const

export const nodeName = (n: number): string => `node${n + 1}`

export function etcdArguments(folder: string, { etcd, etcdPeer }: Ports): string[] {
  const [clients, peers] = [`http://${host}:${etcd}`, `http://${host}:${etcdPeer}`]
  return Object.entries({
    name: 'only',
    'data-dir': folder,
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `only=${peers}`,
  }).flatMap(([name, value]) => [`--${name}`, value])
}

/** Small: five of these programs and their load share a machine. Whatever keeps an acknowledged write is on. */
const postgresParameters = {
  shared_buffers: '64MB',
  max_connections: 120,
  max_wal_size: '512MB',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_log_hints: 'on',
  max_wal_senders: 5,
  max_replication_slots: 5,
  wal_keep_size: '256MB',
} as const

interface PatroniNode {
  folder: string
  binaries: string
  ports: Ports
  passwords: Passwords
}

/** Patroni reads YAML, and JSON is some. */
export function patroniSettings(n: number, { folder, binaries, ports, passwords }: PatroniNode): string {
  const { postgres = 0, patroni = 0 } = ports.nodes[n] ?? {}
  const replicator = { username: 'replicator', password: passwords.replication }
  const superuser = { username: 'postgres', password: passwords.superuser }
  return JSON.stringify(
    {
      scope: databaseName,
      name: nodeName(n),
      restapi: { listen: `${host}:${patroni}`, connect_address: `${host}:${patroni}` },
      etcd3: { host: `${host}:${ports.etcd}` },
      bootstrap: {
        dcs: {
          ...takeover,
          synchronous_mode: true,
          maximum_lag_on_failover: 1_048_576,
          // The standby takes over at once, instead of waiting for what was killed to come back.
          primary_start_timeout: 0,
          master_start_timeout: 0,
          postgresql: { use_pg_rewind: true, use_slots: true, parameters: postgresParameters },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `${host}:${postgres}`,
        connect_address: `${host}:${postgres}`,
        data_dir: `${folder}/data`,
        bin_dir: binaries,
        pgpass: `${folder}/pgpass`,
        parameters: { unix_socket_directories: folder },
        pg_hba: [
          `host all all ${host}/32 scram-sha-256`,
          `host replication replicator ${host}/32 scram-sha-256`,
        ],
        authentication: { superuser, rewind: superuser, replication: replicator },
      },
      watchdog: { mode: 'off' },
    },
    null,
    2,
  )
}

/** To the node whose Patroni says that it is the primary; lines to one that no longer is are cut. */
export const haproxySettings = ({ primary, nodes }: Ports): string => `defaults
  mode tcp
  retries 1
  timeout connect 1s
  timeout check 2s
  timeout client 1h
  timeout server 1h

listen primary
  bind ${host}:${primary}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ postgres, patroni }, n) => `  server ${nodeName(n)} ${host}:${postgres} check port ${patroni}`).join('\n')}
`

/** Statements that have a name survive a change of the connection from here on. */
const firstWithNames = [1, 21] as const

export function knowsNames(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > firstWithNames[0] || (major === firstWithNames[0] && minor >= firstWithNames[1])
}

interface Pooler {
  ports: Ports
  version: string
  users: string
}

/** A connection for each transaction. Nobody waits long for a database that is away: callers are told, and come again. */
export const pgbouncerSettings = ({ ports, version, users }: Pooler): string => `[databases]
${databaseName} = host=${host} port=${ports.primary}

[pgbouncer]
listen_addr = ${host}
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
log_connections = 0
log_disconnections = 0
${knowsNames(version) ? 'max_prepared_statements = 200\n' : ''}`

export const pgbouncerUsers = (passwords: Passwords): string =>
  `"${databaseName}" "${passwords.app}"\n"postgres" "${passwords.superuser}"\n`

export const addressOf = (port: number, user: string, password: string, database: string): string =>
  `postgresql://${user}:${password}@${host}:${port}/${database}`
