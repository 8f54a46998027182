import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { nobody } from '../../server/src/platform/db/lower-user.ts'

/** PostgreSQL and PgBouncer refuse to run as root. */
const isRoot = process.getuid?.() === 0
export const lowerUser = isRoot ? { uid: nobody, gid: nobody } : {}

const endLimitMs = 20_000

/** One of the programs, with what it says in a file. */
export class Program {
  readonly #child: ChildProcess
  readonly #log: string
  readonly name: string

  constructor(name: string, folder: string, [command, ...args]: readonly [string, ...string[]]) {
    this.name = name
    this.#log = `${folder}/${name}.log`
    const output = openSync(this.#log, 'a')
    this.#child = spawn(command, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', output, output],
      ...lowerUser,
    })
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  lastWords(): string {
    return readFileSync(this.#log, 'utf8').split('\n').slice(-15).join('\n')
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.hasEnded) return
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    const late = setTimeout(() => this.#child.kill('SIGKILL'), endLimitMs)
    await ended
    clearTimeout(late)
  }
}

/** Until it is so; an error counts as not yet. */
export async function until<T>(
  what: string,
  limitMs: number,
  look: () => Promise<T | null | false>,
): Promise<T> {
  const giveUpAt = performance.now() + limitMs
  for (;;) {
    const found = await look().catch(() => null)
    if (found !== null && found !== false) return found
    if (performance.now() > giveUpAt) throw new Error(`${what}: not within ${limitMs / 1000} s`)
    await wait(50)
  }
}

/** Ports that nobody has, taken all at once so that none comes twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
