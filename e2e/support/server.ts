import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'

export interface TestServer {
  url: string
  databaseUrl: string
  /** What it said when it was ready. */
  printed: string
  stop(): Promise<void>
}

/** The real server in a process of its own, on a database of its own. */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const databaseUrl = await cloneDatabase()
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: new URL('../../', import.meta.url),
    env: {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      DATABASE_URL: databaseUrl,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { url, printed } = await addressOf(child)
  return {
    url,
    printed,
    databaseUrl,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function addressOf(child: ChildProcess): Promise<{ url: string; printed: string }> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    const found = /ready at (http\S+)/.exec(output)?.[1]
    if (found) {
      child.stdout?.resume()
      return { url: found, printed: output }
    }
  }
  throw new Error(`the server did not start: ${output}`)
}

async function cloneDatabase(): Promise<string> {
  const { url, template } = JSON.parse(process.env['TEST_DATABASE'] ?? '{}') as {
    url: string
    template: string
  }
  const name = `sojourn_e2e_${randomBytes(6).toString('hex')}`
  const client = new pg.Client(url)
  await client.connect()
  // Cloning needs the template to itself; another worker may be cloning right now.
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`create database "${name}" template "${template}"`)
      break
    } catch (error) {
      if (attempt === 20 || (error as { code?: string }).code !== '55006') throw error
    }
  }
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
