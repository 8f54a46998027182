import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from './env.ts'
import { settingNames } from './variables.ts'
import { publicServices, serviceNames } from './public-services.ts'

const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')

test('the example file names every setting once, each under a line that explains it', () => {
  const lines = example.split('\n')
  const named = lines.flatMap((line, index) => {
    const name = /^# ?([A-Z][A-Z_]+)=/.exec(line)?.[1]
    return name ? [{ name, explanation: lines[index - 1] ?? '' }] : []
  })
  expect(named.map(({ name }) => name).toSorted()).toEqual([...settingNames].toSorted())
  for (const { name, explanation } of named) expect(explanation, name).toMatch(/^# [A-Z“"].{8,}\.$/)
})

test('the example file shows the defaults that are used', () => {
  const defaults: [string, unknown][] = Object.entries(readEnv({}))
  const shown = new Map([...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
  const used = defaults.filter(([name, value]) => shown.has(name) && value !== undefined)
  expect(used.map(([name]) => `${name}=${shown.get(name)}`)).toEqual(
    used.map(([name, value]) => `${name}=${JSON.stringify(value).replaceAll('"', '')}`),
  )
})

test('no file with settings goes into an image or the repository, but the example', () => {
  for (const list of ['.dockerignore', '.gitignore']) {
    const lines = readFileSync(new URL(`../../../../${list}`, import.meta.url), 'utf8').split('\n')
    expect(lines, list).toContain('!.env.example')
    expect(lines.includes('.env*') || (lines.includes('.env') && lines.includes('.env.*')), list).toBe(true)
  }
})

test.each(['start', 'dev', 'admin'])('npm run %s reads the settings of .env', (command) => {
  const script = readFileSync(new URL(`../../../../scripts/${command}.ts`, import.meta.url), 'utf8')
  expect(script).toContain("process.loadEnvFile('.env')")
})

const serviceAddresses = (settings: Record<string, string>): unknown[] => {
  const env = readEnv(settings)
  return serviceNames.map((name) => env[name])
}

test('without a setting no service is contacted; one word turns on all five', () => {
  expect(serviceAddresses({})).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(serviceAddresses({ SERVICES: 'public' })).toEqual(Object.values(publicServices))
  expect(() => readEnv({ SERVICES: 'all' })).toThrow('SERVICES: ')
})

test.each(serviceNames)('an own %s counts before the public one, whose rules then do not', (name) => {
  const own = 'https://maps.example.com/{z}/{x}/{y}'
  const env = readEnv({ SERVICES: 'public', [name]: own })
  expect(env[name]).toBe(own)
  expect(env.isPublic(name, own)).toBe(false)
  for (const other of serviceNames.filter((service) => service !== name))
    expect(env.isPublic(other, env[other] ?? '')).toBe(true)
})

test('a secret may lie in a file of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, 'from the file\n')
  expect(readEnv({ GOOGLE_CLIENT_SECRET_FILE: file }).GOOGLE_CLIENT_SECRET).toBe('from the file')
})

test.each([
  ['https://login.example.com', true],
  ['http://127.0.0.1:4000', true],
  ['http://localhost:4000', true],
  ['http://login.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['ftp://login.example.com', false],
])('a provider at %s is accepted: %s', (issuer, isAccepted) => {
  const read = () => readEnv({ GOOGLE_ISSUER: issuer, APPLE_ISSUER: issuer })
  if (isAccepted) expect(read().GOOGLE_ISSUER).toBe(issuer)
  else expect(read).toThrow(/GOOGLE_ISSUER: .*\n.*APPLE_ISSUER: /)
})

test('a wrong setting is named in the message', () => {
  expect(() => readEnv({ PORT: 'eighty', SMTP_URL: 'mail.example.com' })).toThrow(/PORT: .*\n.*SMTP_URL: /)
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_YEARLY: 'price_year',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

test.each(Object.keys(stripe))('payments without %s are refused at the start, by its name', (missing) => {
  const half = Object.fromEntries(Object.entries(stripe).filter(([name]) => name !== missing))
  expect(() => readEnv(half)).toThrow(new RegExp(`payments by Stripe need ${missing} as well`))
  expect(readEnv(stripe).billingMode).toBe('live')
})

test('one price for both plans is refused at the start', () => {
  expect(() => readEnv({ ...stripe, STRIPE_PRICE_YEARLY: 'price_month' })).toThrow('are the same price')
})

test.each([
  [{}, 'test'],
  [{ HOST: '127.0.0.1' }, 'test'],
  [{ HOST: '::1' }, 'test'],
  [{ APP_URL: 'http://localhost:3000' }, 'test'],
  [{ APP_URL: 'http://[::1]:3000' }, 'test'],
  [{ NODE_ENV: 'test' }, 'test'],
  [{ NODE_ENV: 'production' }, 'closed'],
  [{ TEST_CHECKOUT: 'false' }, 'closed'],
  [{ HOST: '0.0.0.0' }, 'closed'],
  [{ HOST: '::' }, 'closed'],
  [{ HOST: '192.168.1.5' }, 'closed'],
  [{ HOST: 'trips.example.com' }, 'closed'],
  [{ HOST: '0.0.0.0', NODE_ENV: 'test' }, 'closed'],
  [{ APP_URL: 'https://trips.example.com' }, 'closed'],
  [{ APP_URL: 'http://127.0.0.1.example.com' }, 'closed'],
  [{ TRUST_PROXY: '1' }, 'closed'],
  [{ HOST: '0.0.0.0', APP_URL: 'https://trips.example.com', TEST_CHECKOUT: 'true' }, 'test'],
  [{ BILLING: 'off' }, 'off'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'sk_test_1', HOST: '0.0.0.0' }, 'test'],
  [{ ...stripe, TEST_CHECKOUT: 'true' }, 'live'],
] as const)(
  'with the settings %j payments are %s: test cards are for this machine alone',
  (settings, mode) => {
    expect(readEnv(settings).billingMode).toBe(mode)
  },
)

const inNetwork = { ALLOW_PRIVATE_ENDPOINTS: 'true' }
const model = { LLM_API_KEY: 'a-key' }

test.each<[string, Record<string, string>, boolean]>([
  ['https://api.example.com/v1', model, true],
  ['http://localhost:11434/v1', model, true],
  ['http://127.0.0.1:11434/v1', model, true],
  ['http://[::1]:11434/v1', model, true],
  ['http://api.example.com/v1', model, false],
  ['http://api.example.com/v1', { ...model, ...inNetwork }, false],
  ['http://127.0.0.1.example.com/v1', { ...model, ...inNetwork }, false],
  ['http://93.184.216.34/v1', { ...model, ...inNetwork }, false],
  ['http://[2606:2800::1]/v1', { ...model, ...inNetwork }, false],
  ['http://192.168.1.20:8080/v1', model, false],
  ['http://192.168.1.20:8080/v1', { ...model, ...inNetwork }, true],
  ['http://[fd00::20]:8080/v1', { ...model, ...inNetwork }, true],
  ['http://ollama:11434/v1', model, false],
  ['http://ollama:11434/v1', { ...model, ...inNetwork }, true],
  ['http://nas.local/v1', { ...model, ...inNetwork }, true],
  ['http://local.example.com/v1', { ...model, ...inNetwork }, false],
  ['http://api.example.com/v1', {}, true],
  ['http://maya:secret@api.example.com/v1', {}, false],
  ['http://secret@api.example.com/v1', {}, false],
  ['http://api.example.com/v1?api_key=secret', {}, false],
  ['http://api.example.com/v1?lang=en', {}, true],
])(
  'a model at %s with %j is accepted: %s, for keys do not travel unencrypted',
  (address, settings, isAccepted) => {
    const read = () => readEnv({ ...settings, LLM_URL: address })
    if (isAccepted) return expect(read().LLM_URL).toBe(address)
    expect(read).toThrow(/^LLM_URL: .* https/)
    expect(read).not.toThrow(/secret|a-key/)
  },
)

test.each(['WEATHER_URL', 'GEOCODER_URL', 'PLACES_URL', 'ROUTER_URL', 'RATES_URL'])(
  'the key of %s travels encrypted too',
  (name) => {
    expect(() => readEnv({ [name]: 'http://secret@service.example.com/' })).toThrow(`${name}: `)
    expect(readEnv({ [name]: 'https://secret@service.example.com/' })).toBeDefined()
  },
)

test('the key of the weather service goes to its own address alone', () => {
  const plain = { WEATHER_URL: 'http://weather.example.com/' }
  expect(() => readEnv({ ...plain, WEATHER_KEY: 'a-key' })).toThrow('WEATHER_URL: ')
  expect(readEnv({ ...plain, LLM_API_KEY: 'a-key' }).WEATHER_URL).toBe(plain.WEATHER_URL)
})
