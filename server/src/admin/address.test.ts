import type { AddressInfo } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { runScript } from '../../test/run-script.ts'
import { signUp, startTestApp, type TestApp } from '../../test/test-app.ts'
import { buildApp } from '../app.ts'
import { readEnv } from '../platform/env/env.ts'
import { configuredAddress } from '../kernel/http/own-address.ts'
import { openProviders } from '../providers.ts'

let own: TestApp
beforeAll(async () => {
  own = await startTestApp()
})

/** The same server started with other settings, at whatever port is free. */
async function start(settings: Record<string, string>): Promise<number> {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings })
  const app = await buildApp({ ...own, env, providers: openProviders(own.db, env, own.chosen) })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: env.HOST })
  return (app.server.address() as AddressInfo).port
}

/** From a terminal in which nothing is set but the database. */
async function run(script: string, args: string[], settings: Record<string, string> = {}): Promise<string> {
  const [code, output] = await runScript(script, args, { DATABASE_URL: own.databaseUrl ?? '', ...settings })
  expect(code, output).toBe(0)
  return output
}

const resetLink = async (email: string, settings?: Record<string, string>) =>
  (await run('scripts/admin.ts', ['reset-link', email], settings)).split('/login?reset=')[0]

test('a reset link leads to where the server really is, unless the operator says where', async () => {
  const { email } = await signUp({ on: own })
  const port = await start({})
  expect(await resetLink(email)).toBe(`http://localhost:${port}`)
  expect(await resetLink(email, { PORT: '4000' })).toBe(`http://localhost:${port}`)
  expect(await resetLink(email, { APP_URL: 'https://trips.example.com/' })).toBe('https://trips.example.com')
}, 40_000)

test.each([
  [{ APP_URL: 'https://away.example.com/' }, () => 'https://away.example.com'],
  [{ HOST: '0.0.0.0' }, (port: number) => `http://localhost:${port}`],
  [{ HOST: '127.0.0.1' }, (port: number) => `http://127.0.0.1:${port}`],
])(
  'a server with the settings %j is named as people reach it',
  async (settings, address) => {
    const { email } = await signUp({ on: own })
    const port = await start(settings)
    expect(await resetLink(email)).toBe(address(port))
  },
  20_000,
)

test('an address of IPv6 is written as browsers want it', () => {
  expect(configuredAddress(readEnv({ HOST: '::1', PORT: '4000' }))).toBe('http://[::1]:4000')
})

test('the demo names the server’s address, and leaves what is set there as it is', async () => {
  const port = await start({ BILLING: 'off', HOST: '0.0.0.0' })
  const settings = () => own.db.selectFrom('settings').selectAll().orderBy('name').execute()
  // A server writes where it is once it listens.
  await expect.poll(async () => JSON.stringify(await settings())).toContain(`:${port}"`)
  const before = await settings()
  expect(await run('scripts/demo.ts', [])).toContain(`Address:  http://localhost:${port}\n`)
  expect(await settings()).toEqual(before)
}, 60_000)
