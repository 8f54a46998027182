import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isAlive } from '../faults/faulty-world.ts'
import { freePorts, lowerUser, Program, until } from './processes.ts'
import { findPrograms, type Programs } from './programs.ts'
import {
  addressOf,
  databaseName,
  etcdArguments,
  haproxySettings,
  nodeName,
  type Passwords,
  patroniSettings,
  pgbouncerSettings,
  pgbouncerUsers,
  type Ports,
} from './settings.ts'

const nodeCount = 2
const nodes = Array.from({ length: nodeCount }, (_, n) => n)
const startLimitMs = 120_000

const secret = (): string => randomBytes(12).toString('hex')

/** etcd, two PostgreSQL under Patroni, HAProxy to the primary and PgBouncer before it, in a throw-away folder. */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'sojourn-cluster-'))
  readonly programs: Programs
  readonly #ports: Ports
  readonly #passwords: Passwords = { superuser: secret(), replication: secret(), app: secret() }
  readonly #running = new Map<string, Program>()

  private constructor(ports: Ports) {
    this.#ports = ports
    chmodSync(this.folder, 0o711)
    process.once('exit', this.#leaveNothing)
    this.programs = findPrograms(this.folder)
  }

  static async open(): Promise<Cluster> {
    const [etcd = 0, etcdPeer = 0, primary = 0, pooler = 0, ...rest] = await freePorts(4 + 2 * nodeCount)
    const nodePorts = nodes.map((n) => ({ postgres: rest[2 * n] ?? 0, patroni: rest[2 * n + 1] ?? 0 }))
    const cluster = new Cluster({ etcd, etcdPeer, primary, pooler, nodes: nodePorts })
    try {
      await cluster.#start()
      return cluster
    } catch (error) {
      const said = [...cluster.#running.values()].map((program) => `${program.name}: ${program.lastWords()}`)
      await cluster.close()
      throw new Error(`The cluster did not start.\n${said.join('\n')}`, { cause: error })
    }
  }

  async #start(): Promise<void> {
    const { etcd, haproxy } = this.programs
    this.#run('etcd', [etcd, ...etcdArguments('data', this.#ports)])
    this.startNode(0)
    await until('the first primary', startLimitMs, () => this.#primary())
    for (const n of nodes.slice(1)) this.startNode(n)
    const settings = this.#write('haproxy', 'haproxy.cfg', haproxySettings(this.#ports))
    this.#run('haproxy', [haproxy, '-db', '-f', settings])
    await this.untilWhole(startLimitMs)
    await until('a primary behind HAProxy', startLimitMs, async () => {
      await this.askPrimary(
        `create role ${databaseName} login password '${this.#passwords.app}'`,
        'postgres',
      ).catch((error: unknown) => {
        if ((error as { code?: string }).code !== '42710') throw error
      })
      return true
    })
    await this.askPrimary(`create database ${databaseName} owner ${databaseName}`, 'postgres')
    await this.startPooler()
  }

  /** Where a server finds its database: through the pooler, and past it. */
  get environment(): { DATABASE_URL: string; DATABASE_DIRECT_URL: string } {
    const { pooler, primary } = this.#ports
    const at = (port: number) => addressOf(port, databaseName, this.#passwords.app, databaseName)
    return { DATABASE_URL: at(pooler), DATABASE_DIRECT_URL: at(primary) }
  }

  /** As PostgreSQL's own superuser, past the pooler. */
  primaryUrl(database = databaseName): string {
    return addressOf(this.#ports.primary, 'postgres', this.#passwords.superuser, database)
  }

  async askPrimary<T extends object>(text: string, database?: string): Promise<T[]> {
    const url = this.primaryUrl(database)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<T>(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  startNode(n: number): void {
    const { patroni, postgres } = this.programs
    const name = nodeName(n)
    const folder = this.#folderOf(name)
    const settings = patroniSettings(n, {
      folder,
      binaries: postgres,
      ports: this.#ports,
      passwords: this.#passwords,
    })
    this.#run(name, [patroni, this.#write(name, 'patroni.yml', settings)])
  }

  async startPooler(): Promise<void> {
    const name = 'pgbouncer'
    const { pgbouncer, pgbouncerVersion: version } = this.programs
    const users = this.#write(name, 'users.txt', pgbouncerUsers(this.#passwords))
    const settings = pgbouncerSettings({ ports: this.#ports, version, users })
    this.#run(name, [...pgbouncer, this.#write(name, 'pgbouncer.ini', settings)])
    await until('the pooler', startLimitMs, async () => {
      const client = new pg.Client({
        connectionString: this.environment.DATABASE_URL,
        connectionTimeoutMillis: 3000,
      })
      client.on('error', () => undefined)
      await client.connect()
      await client.query('select 1').finally(() => client.end())
      return true
    })
  }

  async restartPooler(): Promise<void> {
    await this.#running.get('pgbouncer')?.end('SIGKILL')
    await this.startPooler()
  }

  /** Which node is the primary, by what Patroni says. */
  async primary(): Promise<number> {
    return until('a primary', startLimitMs, () => this.#primary())
  }

  async #primary(): Promise<number | null> {
    const isPrimary = await Promise.all(this.#ports.nodes.map(({ patroni }) => answers(patroni, '/primary')))
    return isPrimary.includes(true) ? isPrimary.indexOf(true) : null
  }

  /** Until the other node follows and has all that is acknowledged. How long that took. */
  async untilWhole(limitMs: number): Promise<number> {
    const since = performance.now()
    await until('a synchronous standby', limitMs, async () => {
      const standbys = await Promise.all(
        this.#ports.nodes.map(({ patroni }) => answers(patroni, '/synchronous')),
      )
      return standbys.includes(true)
    })
    return performance.now() - since
  }

  /** kill -9 of the PostgreSQL of that node; its Patroni goes on. */
  killPostgres(n: number): void {
    const pid = this.#postmaster(n)
    if (pid) process.kill(pid, 'SIGKILL')
  }

  /** As a machine that loses its power: nobody is left there who could say so. */
  async killNode(n: number): Promise<void> {
    await this.#running.get(nodeName(n))?.end('SIGKILL')
    this.killPostgres(n)
  }

  async primaryProcess(): Promise<number> {
    return this.#postmaster(await this.primary()) ?? 0
  }

  get poolerProcess(): number {
    return this.#running.get('pgbouncer')?.pid ?? 0
  }

  #postmaster(n: number): number | null {
    try {
      const file = join(this.#folderOf(nodeName(n)), 'data', 'postmaster.pid')
      const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
      return isAlive(pid) ? pid : null
    } catch {
      return null
    }
  }

  /** Of what is stopped half-way; its Patroni does not end a PostgreSQL when it is killed. */
  readonly #leaveNothing = (): void => {
    for (const program of this.#running.values()) program.kill()
    for (const n of nodes) this.killPostgres(n)
    try {
      rmSync(this.folder, { recursive: true, force: true })
    } catch {
      // One of them is still writing there; the folder is one of temporary files.
    }
  }

  async close(): Promise<void> {
    process.off('exit', this.#leaveNothing)
    for (const names of [['pgbouncer', 'haproxy'], nodes.map(nodeName), ['etcd']])
      await Promise.all(names.map(async (name) => this.#running.get(name)?.end()))
    for (const n of nodes) {
      this.killPostgres(n)
      while (this.#postmaster(n)) await wait(50)
    }
    if (process.env['CLUSTER_KEEP'] === 'true') console.log(`Logs are in ${this.folder}`)
    else rmSync(this.folder, { recursive: true, force: true })
  }

  #run(name: string, command: readonly [string, ...string[]]): void {
    this.#running.set(name, new Program(name, this.#folderOf(name), command))
  }

  #folderOf(name: string): string {
    const folder = join(this.folder, name)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (lowerUser.uid !== undefined) chownSync(folder, lowerUser.uid, lowerUser.gid)
    return folder
  }

  #write(name: string, file: string, text: string): string {
    const path = join(this.#folderOf(name), file)
    writeFileSync(path, text, { mode: 0o600 })
    if (lowerUser.uid !== undefined) chownSync(path, lowerUser.uid, lowerUser.gid)
    return path
  }
}

async function answers(port: number, path: string): Promise<boolean> {
  const asked = fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2000) })
  return (await asked.catch(() => null))?.ok ?? false
}
