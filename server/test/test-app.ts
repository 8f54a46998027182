import type { Api, EndpointName, EndpointOf } from '@sojourn/contract/api'
import { api } from '@sojourn/contract/api'
import type { ErrorBody } from '@sojourn/contract/errors/body'
import type { CallInput, Endpoint, Reply } from '@sojourn/contract/http/endpoint'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openDb, openPool } from '../src/platform/db/client.ts'
import { ServerChoices } from '../src/platform/chosen/chosen.ts'
import { readEnv } from '../src/platform/env/env.ts'
import type { Deps } from '../src/kernel/deps.ts'
import { RequestRateLimit } from '../src/platform/limits/request-rate-limit.ts'
import type { ServiceAddresses } from '../src/platform/env/public-services.ts'
import { openLanguages } from '../src/languages.ts'
import { openProviders } from '../src/providers.ts'
import { openWorkers } from '../src/workers.ts'
import { type AccountOptions, accountRows, sessionCookie } from './accounts.ts'
import { cloneDatabase } from './database.ts'

export { password } from './accounts.ts'

export interface TestApp extends Deps {
  pool: pg.Pool
  app: FastifyInstance
}

let shared: Promise<TestApp> | undefined
/** Of all apps of this process: a thread takes longer to start than most tests. */
const workers = openWorkers()

/** The real app on a database of this worker's own. Each test makes its own user, so nothing needs cleaning. */
export const testApp = (): Promise<TestApp> => (shared ??= startTestApp())

export async function startTestApp(
  settings: Record<string, string> = {},
  {
    poolSize = 10,
    outsideLimitMs,
    ...extra
  }: Partial<Omit<Deps, 'db' | 'env' | 'requestRateLimit' | 'workers'>> & {
    poolSize?: number
    /** How long outside services may take; each has a limit of its own. */
    outsideLimitMs?: number
  } = {},
  addresses?: ServiceAddresses,
): Promise<TestApp> {
  const { url, template } = inject('database')
  const databaseUrl = await cloneDatabase(url, template)
  const pool = openPool(databaseUrl, poolSize)
  const db = openDb(pool)
  const env = readEnv(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000', BACKUPS: 'off', ...settings },
    addresses,
  )
  const chosen = new ServerChoices(env)
  const deps: Deps = {
    db,
    databaseUrl,
    env,
    chosen,
    requestRateLimit: new RequestRateLimit(db, env.RATE_LIMIT_SCALE),
    languages: openLanguages(env),
    now: () => new Date(),
    providers: openProviders(db, env, chosen, outsideLimitMs),
    workers,
    ...extra,
  }
  return { ...deps, pool, app: await buildApp(deps) }
}

export interface Answer<T> {
  status: number
  body: T
  error: ErrorBody
  headers: LightMyRequestResponse['headers']
}

/** A browser as the API sees it: keeps its cookie, calls endpoints by name. */
export class Client {
  cookie = ''
  readonly app: FastifyInstance
  constructor(app: FastifyInstance) {
    this.app = app
  }

  async call<N extends EndpointName>(
    name: N,
    input: CallInput<EndpointOf<N>>,
    headers: Record<string, string> = {},
  ): Promise<Answer<Reply<EndpointOf<N>>>> {
    const endpoint = endpointNamed(name)
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: object }
    const filled = new Map(
      Object.entries(params).map(([key, value]) => [key, encodeURIComponent(String(value))]),
    )
    const path = endpoint.url.replaceAll(/:(\w+)/g, (_, key: string) => filled.get(key) ?? '')
    const search = new URLSearchParams(query as Record<string, string>).toString()
    return this.send(endpoint.method, search ? `${path}?${search}` : path, body, headers)
  }

  async send<T>(
    method: Endpoint['method'],
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await this.app.inject({
      method,
      url,
      headers: { host: 'localhost', ...(this.cookie && { cookie: this.cookie }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    // Of its session alone, as a browser that was cleared of the others.
    const session = [response.headers['set-cookie'] ?? []].flat().find((set) => /^(?:__Host-)?sid=/.test(set))
    if (session) this.cookie = session.split(';')[0] ?? ''
    const json: unknown = response.headers['content-type']?.includes('json') ? response.json() : response.body
    return {
      status: response.statusCode,
      body: json as T,
      error: json as ErrorBody,
      headers: response.headers,
    }
  }
}

function endpointNamed(name: EndpointName): Endpoint {
  const [domain = '', key = ''] = name.split('.')
  const group = api[domain as keyof Api] as Record<string, Endpoint>
  const endpoint = group[key]
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  return endpoint
}

export interface Traveller extends Client {
  id: string
  email: string
}

/** A new account, signed in; written straight into the tables. */
export async function signUp({ on, ...options }: AccountOptions & { on?: TestApp } = {}): Promise<Traveller> {
  const { app, db } = on ?? (await testApp())
  const { user, session, token } = accountRows(options)
  await db.insertInto('users').values(user).execute()
  await db.insertInto('sessions').values(session).execute()
  const { id, email } = user
  return Object.assign(new Client(app), { id, email, cookie: `${sessionCookie}=${token}` })
}

export const tripInput = {
  title: 'Family Trip to Lisbon',
  destination: 'Lisbon, Portugal',
  startDate: '2027-04-18',
  endDate: '2027-04-25',
  travelMode: 'family',
  currency: 'EUR',
} as const

export async function createTrip(
  client: Client,
  changes: Partial<CallInput<Api['trips']['create']>['body']> = {},
): Promise<Trip> {
  const { body, status } = await client.call('trips.create', { body: { ...tripInput, ...changes } })
  if (status !== 200) throw new Error(`creating a trip answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Someone joins the trip as an ordinary member. */
export async function join(trip: Trip, traveller: Traveller, on?: TestApp): Promise<void> {
  const { db } = on ?? (await testApp())
  await db.insertInto('members').values({ tripId: trip.id, userId: traveller.id, role: 'member' }).execute()
}
