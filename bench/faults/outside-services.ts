import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { addDays, localToday } from '@sojourn/contract/values/plain-date'
import { type Account, newAccount } from '../account.ts'
import { allDeeds, type BadService, type Deed, startBadService } from './bad-service.ts'
import { FaultyWorld } from './faulty-world.ts'
import { inS, type Verdict } from './verdict.ts'

interface Service {
  /** Settings that lead the server to it. */
  settings: (at: BadService) => Record<string, string>
  /** What it is waited for at most, each time that it is asked. */
  limitMs: number
  /** What a traveller waits for all services together, where it is not just this one. */
  waitMs?: number
  speaksFirst?: true
  /** What a traveller does that needs it. */
  use: (traveller: Traveller) => Promise<Response>
  /** What the traveller is answered, for as long as it is away. */
  answers: number
}

interface Traveller {
  url: string
  account: Account
  tripId: number
}

const post = ({ url, account }: Traveller, path: string, body: object = {}): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { cookie: account.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const get = ({ url, account }: Traveller, path: string): Promise<Response> =>
  fetch(url + path, { headers: { cookie: account.cookie }, redirect: 'manual' })

const points = [
  { lat: 38.7, lng: -9.1 },
  { lat: 38.8, lng: -9.4 },
]

const services: Record<string, Service> = {
  forecast: {
    settings: ({ url }) => ({ WEATHER_URL: url }),
    limitMs: 3000,
    use: (traveller) => get(traveller, `/api/trips/${traveller.tripId}/weather`),
    answers: 200,
  },
  'place search': {
    settings: ({ url }) => ({ GEOCODER_URL: url }),
    limitMs: 3000,
    use: async (traveller) => {
      const item = {
        id: randomUUID(),
        title: 'Dinner',
        type: 'restaurant',
        date: localToday(new Date()),
        location: 'Tasca do Zé Manel 7',
      }
      await post(traveller, `/api/trips/${traveller.tripId}/itinerary`, item)
      return post(traveller, `/api/trips/${traveller.tripId}/placed-items`)
    },
    answers: 200,
  },
  'places nearby': {
    settings: ({ url }) => ({ PLACES_URL: url }),
    limitMs: 4000,
    // The model is asked next.
    waitMs: 19_000,
    use: (traveller) => post(traveller, `/api/trips/${traveller.tripId}/smart-itinerary`),
    answers: 200,
  },
  routes: {
    settings: ({ url }) => ({ ROUTER_URL: url }),
    limitMs: 4000,
    use: (traveller) => post(traveller, '/api/routes', { points }),
    answers: 200,
  },
  'exchange rates': {
    settings: ({ url }) => ({ RATES_URL: url }),
    limitMs: 4000,
    use: (traveller) => get(traveller, '/api/rates'),
    answers: 200,
  },
  model: {
    settings: ({ url }) => ({ LLM_URL: url }),
    limitMs: 15_000,
    use: (traveller) => post(traveller, `/api/trips/${traveller.tripId}/ai-suggestions`),
    answers: 200,
  },
  payments: {
    settings: ({ url }) => ({
      STRIPE_API_URL: url,
      STRIPE_SECRET_KEY: 'sk_test_loopback',
      STRIPE_PRICE_MONTHLY: 'price_monthly',
      STRIPE_PRICE_YEARLY: 'price_yearly',
      STRIPE_WEBHOOK_SECRET: 'whsec_loopback',
    }),
    limitMs: 10_000,
    waitMs: 30_000,
    use: (traveller) => post(traveller, '/api/create-checkout-session', { plan: 'monthly' }),
    answers: 502,
  },
  mail: {
    settings: ({ port }) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
    limitMs: 10_000,
    speaksFirst: true,
    use: (traveller) => post(traveller, '/api/auth/reset-request', { email: 'reset@example.com' }),
    answers: 200,
  },
  'sign-in': {
    settings: ({ url }) => ({
      GOOGLE_ISSUER: url,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
    }),
    limitMs: 5000,
    use: (traveller) => get(traveller, '/api/auth/google'),
    answers: 303,
  },
}

/** Room on either side of a time limit. */
const slack = 0.2
/** What the server itself does for one call, a plan for example, on a busy machine. */
const ownMs = 3000
const maxTurnMs = 200
const loopWatch = fileURLToPath(new URL('loop-watch.ts', import.meta.url))

/** Every outside service misbehaves in every way, all at once in each way: every call is answered, in time. */
export async function outsideServices(deeds: readonly Deed[] = allDeeds): Promise<Verdict> {
  const names = Object.keys(services)
  const faults: string[] = []
  let [slowestMs, longestTurnMs] = [0, 0]
  for (const deed of deeds) {
    const done = await whileAll(deed)
    faults.push(...done.faults.map((fault) => `${deed}: ${fault}`))
    slowestMs = Math.max(slowestMs, done.slowestMs)
    longestTurnMs = Math.max(longestTurnMs, done.turnMs)
  }
  return {
    figures: `${names.length} services (${names.join(', ')}) × ${deeds.length} ways = ${names.length * deeds.length} cases; slowest answer ${inS(slowestMs)}, longest turn of the event loop ${Math.round(longestTurnMs)} ms`,
    faults,
  }
}

async function whileAll(deed: Deed): Promise<{ faults: string[]; slowestMs: number; turnMs: number }> {
  const canary = await startBadService('sends 500', '')
  const all = await Promise.all(
    Object.entries(services).map(async ([name, service]) => ({
      name,
      service,
      deed,
      at: await startBadService(deed, canary.url, service.speaksFirst),
    })),
  )
  const world = new FaultyWorld()
  const watched = join(world.folder, 'turn')
  Object.assign(world.own, ...all.map(({ service, at }) => service.settings(at)), {
    ALLOW_PRIVATE_ENDPOINTS: 'true',
    INSECURE_HTTP: 'true',
    NODE_OPTIONS: `--import ${loopWatch}`,
    LOOP_WATCH: watched,
  })
  try {
    await world.start()
    const travellers: Traveller[] = []
    // In turn: so many passwords at once would have to wait for each other.
    for (const { name } of all) travellers.push(await newTraveller(world.server.url, name))
    await turnOf(world, watched)
    const asked = await Promise.all(all.map((one, n) => askedOf(one, travellers[n]!)))
    const turnMs = await turnOf(world, watched)
    const faults = asked.flatMap(({ faults }) => faults)
    if (turnMs > maxTurnMs) faults.push(`the event loop was held for ${Math.round(turnMs)} ms`)
    if (canary.heldMs.length > 0) faults.push('a redirect was followed')
    return { faults, slowestMs: Math.max(...asked.map(({ ms }) => ms)), turnMs }
  } finally {
    await world.close()
    await Promise.all([canary, ...all.map(({ at }) => at)].map((service) => service.stop()))
  }
}

async function newTraveller(url: string, name: string): Promise<Traveller> {
  const account = await newAccount(url, `${name === 'mail' ? 'reset' : randomUUID()}@example.com`)
  const today = localToday(new Date())
  const { id } = await account.send<{ id: number }>('POST', '/api/trips', {
    title: 'Bad company',
    destination: name === 'places nearby' ? 'Bielefeld, Germany' : 'Lisbon, Portugal',
    startDate: today,
    endDate: addDays(today, 3),
  })
  return { url, account, tripId: id }
}

interface Asked {
  name: string
  service: Service
  at: BadService
  deed: Deed
}

async function askedOf({ name, service, at, deed }: Asked, traveller: Traveller) {
  const { limitMs, waitMs = limitMs, answers } = service
  const mostMs = limitMs * (1 + slack)
  const since = performance.now()
  const [status, said] = await service.use(traveller).then(
    async (answer) => [answer.status, await answer.text()] as const,
    // No answer at all is the worst of them.
    (error: Error) => [0, `${error.message}: ${String(error.cause)}`] as const,
  )
  const ms = performance.now() - since
  // Some are asked only once the traveller has been answered.
  while (at.heldMs.length === 0 && performance.now() - since < mostMs + 5000) await wait(50)
  const heldMs = Math.max(0, ...at.heldMs)
  const faults = [
    ...(status === answers ? [] : [`${name} was answered ${status}: ${said.slice(0, 200)}`]),
    ...(ms <= waitMs * (1 + slack) + ownMs ? [] : [`${name} took ${inS(ms)}`]),
    ...(heldMs <= mostMs ? [] : [`${name} was waited for for ${inS(heldMs)}`]),
    ...(deed !== 'is silent' || heldMs >= limitMs * (1 - slack)
      ? []
      : [`${name} was given up after ${inS(heldMs)}`]),
    ...(at.heldMs.length > 0 ? [] : [`${name} was not asked`]),
  ]
  return { faults, ms }
}

/** The longest since the last time that somebody asked. */
async function turnOf(world: FaultyWorld, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(world.server.pid, 'SIGUSR2')
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(5)
  return Number(readFileSync(file, 'utf8'))
}
