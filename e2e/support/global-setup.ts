import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** One PostgreSQL for the run; each worker's server gets a clone of its template. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function setUp(): Promise<() => Promise<void>> {
  const root = new URL('../../', import.meta.url)
  const host = spawn(process.execPath, ['server/test/host-database.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(host.stdout, 'data')) as [Buffer]
  process.env['TEST_DATABASE'] = line.toString().trim()
  return async () => {
    host.kill('SIGTERM')
    await once(host, 'exit')
  }
}
