import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

export interface RunningServer {
  url: string
  /** Milliseconds from the start of the process to the printed address. */
  readyMs: number
  pid: number
  hasEnded(): boolean
  /** Answers its exit code; null where the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a script in a process of its own and waits for the line that names its address. */
export async function startServer(script: string, env: Record<string, string>): Promise<RunningServer> {
  const started = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Whoever stops a measurement half-way leaves nothing running.
  const endWithUs = () => void child.kill('SIGKILL')
  process.prependListener('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${String(code)} before it was ready`)
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const url = await Promise.race([addressOf(child), ended])
  ended.catch(() => undefined)
  return {
    url,
    readyMs: performance.now() - started,
    pid: child.pid ?? 0,
    hasEnded,
    stop: async (signal = 'SIGTERM') => {
      if (!hasEnded()) {
        child.kill(signal)
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const found = /ready at (http\S+)/.exec(line)?.[1]
    if (found) {
      child.stdout.resume()
      return found
    }
  }
  throw new Error('the server printed no address')
}
