import { randomBytes, randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '@sojourn/contract/api'
import { exportPKCS8, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRowsOf } from '../test/backups.ts'
import { goodCalls } from '../test/good-calls.ts'
import { startMailServer } from '../test/mail-server.ts'
import { settle } from '../test/settled.ts'
import { Client, startTestApp, type TestApp } from '../test/test-app.ts'

const secret = () => randomBytes(18).toString('base64url')
const nobody = 'http://127.0.0.1:9'

/** What an operator keeps in settings; each service is set up and not there, so that its failures are told too. */
const keys = {
  STRIPE_SECRET_KEY: `sk_test_${secret()}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
  GOOGLE_CLIENT_SECRET: secret(),
  LLM_API_KEY: secret(),
  WEATHER_KEY: secret(),
  BACKUP_PASSPHRASE: secret(),
  METRICS_TOKEN: secret(),
}
const settings = {
  ...keys,
  STRIPE_API_URL: nobody,
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_YEARLY: 'price_yearly',
  GOOGLE_CLIENT_ID: 'sojourn',
  GOOGLE_ISSUER: nobody,
  APPLE_CLIENT_ID: 'app.sojourn',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_ISSUER: nobody,
  LLM_URL: nobody,
  WEATHER_URL: nobody,
  GEOCODER_URL: nobody,
  ALLOW_PRIVATE_ENDPOINTS: 'true',
  LOG_LEVEL: 'trace',
}

/** What a person knows or was sent. */
const person = { password: secret(), next: secret(), wrong: secret(), guessedToken: secret() }

const lines: string[] = []
let mails: Awaited<ReturnType<typeof startMailServer>>
let own: TestApp
const planted: Record<string, string> = { ...keys, ...person }
beforeAll(async () => {
  mails = await startMailServer()
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const pem = await exportPKCS8(privateKey)
  planted['APPLE_PRIVATE_KEY'] = pem.split('\n')[1]!
  own = await startTestApp(
    { ...settings, SMTP_URL: mails.url, APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n') },
    { logTo: { write: (line) => void lines.push(line) }, outsideLimitMs: 500 },
  )
})
afterAll(async () => {
  await own.app.close()
  await mails.stop()
})

const tokenIn = ({ text }: { text: string }): string => /[?&#]\w+=([\w-]{43})/.exec(text)?.[1] ?? ''

/** Somebody signs up, fails, changes their password and asks for a new one; answers all that they were told. */
async function liveThrough(): Promise<string[]> {
  const client = new Client(own.app)
  const email = `${randomUUID()}@example.com`
  const told: unknown[] = []
  const call = async (name: EndpointName, input: object) => {
    const { body, headers } = await client.call(name, input as never)
    told.push(body)
    for (const set of [headers['set-cookie'] ?? []].flat())
      planted[`cookie of ${name}: ${set.split('=')[0]}`] = /=([^;]*)/.exec(set)![1]!
  }
  const confirming = mails.next(/confirm/i)
  await call('auth.signUp', { body: { email, password: person.password, name: 'Maya' } })
  planted['token of the confirmation'] = tokenIn(await confirming)
  await call('auth.signIn', { body: { email, password: person.wrong } })
  await call('auth.signIn', { body: { email, password: person.password } })
  await call('auth.changePassword', {
    body: { currentPassword: person.password, newPassword: person.next },
  })
  const resetting = mails.next(/^Reset/)
  await call('auth.requestReset', { body: { email } })
  planted['token of the reset'] = tokenIn(await resetting)
  await call('auth.resetPassword', { body: { token: person.guessedToken, password: person.next } })
  await call('auth.downloadData', {})
  await client.send('GET', `/login?reset=${planted['token of the reset']}`)
  await client.send('GET', `/api/auth/google/callback?state=${person.guessedToken}&code=${person.wrong}`)
  return told.map((one) => JSON.stringify(one) ?? '')
}

const endsWorld = /^(auth\.(logOut|deleteAccount|changePassword|signIn|signUp)|trips\.remove|members\.remove)/

test('no secret of operator or traveller stands in a log, an answer, a file, a page or a row that a backup holds', async () => {
  const told = await liveThrough()
  const settled = await settle({ on: own, isPlanned: false })
  const calls = goodCalls(settled)
  for (const [name] of endpoints)
    if (!endsWorld.test(name))
      told.push(JSON.stringify((await settled.traveller.call(name, calls[name] as never)).body) ?? '')
  for (const page of ['/', '/login', '/api/docs', '/api/openapi.json', '/nothing.js', '/metrics'])
    told.push((await own.app.inject({ url: page, headers: { host: 'localhost' } })).body)
  const kept = JSON.stringify(await allRowsOf(own.databaseUrl!))
  expect(lines.length).toBeGreaterThan(200)
  expect(Object.keys(planted).length).toBeGreaterThanOrEqual(15)
  for (const [what, hidden] of Object.entries(planted)) {
    expect(hidden.length, what).toBeGreaterThan(20)
    const places = { log: lines.join(''), answers: told.join(''), rows: kept }
    for (const [place, text] of Object.entries(places))
      expect(text.includes(hidden), `${what} in ${place}`).toBe(false)
  }
})
