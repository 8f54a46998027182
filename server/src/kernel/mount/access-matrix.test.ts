import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '@sojourn/contract/api'
import type { PlanName } from '@sojourn/contract/billing/plan-limits'
import { byCollection } from '@sojourn/contract/sync/collections'
import { beforeAll, describe, expect, test } from 'vitest'
import { accountRules } from '../../../test/account-rules.ts'
import { rowsOfTrip } from '../../../test/all-rows.ts'
import { goodCalls, type GoodCalls } from '../../../test/good-calls.ts'
import { operatorRules } from '../../../test/operator-rules.ts'
import { needsPlans, settle, type Settled } from '../../../test/settled.ts'
import { Client, join, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

/** Who gets in. `pro` in front: a free plan is refused with the upgrade message. About a trip, strangers find nothing. */
type Rule = 'anyone' | 'user' | 'operator' | 'pro user' | 'member' | 'pro member' | 'owner' | 'pro owner'

/** Written by hand and not taken from the contract: a call that is opened too far by mistake fails here. */
const rules: Record<EndpointName, Rule> = {
  ...operatorRules,
  ...accountRules,
  'activity.list': 'user',
  'activity.markRead': 'user',
  'ai.saved': 'member',
  'ai.suggest': 'member',
  'ai.clear': 'member',
  'ai.itinerary': 'member',
  'ai.plan': 'member',
  'ai.addActivities': 'member',
  'ai.personalized': 'pro member',
  'ai.budget': 'pro member',
  'ai.events': 'pro user',
  'trips.list': 'user',
  'trips.create': 'user',
  'trips.get': 'member',
  'trips.contents': 'member',
  'trips.update': 'owner',
  'trips.duplicate': 'member',
  'trips.remove': 'owner',
  'members.list': 'member',
  'members.remove': 'owner',
  'members.invite': 'pro owner',
  'members.invites': 'owner',
  'members.resend': 'pro owner',
  'members.revoke': 'owner',
  'members.shareLink': 'owner',
  'members.renewShareLink': 'pro owner',
  'members.stopShareLink': 'owner',
  'members.offer': 'anyone',
  'members.accept': 'user',
  'members.decline': 'anyone',
  'export.file': 'pro member',
  'export.import': 'user',
  'places.search': 'member',
  'places.understand': 'user',
  'places.reverse': 'user',
  'map.config': 'user',
  'map.labels': 'user',
  'map.place': 'member',
  'map.route': 'user',
  'insights.list': 'member',
  'insights.destination': 'member',
  'weather.atPlace': 'user',
  'weather.ofTrip': 'member',
  'weather.here': 'user',
  'sync.snapshot': 'member',
  'sync.changes': 'member',
  'sync.steps': 'member',
  'itinerary.list': 'member',
  'itinerary.add': 'member',
  'itinerary.reorder': 'member',
  'itinerary.update': 'member',
  'itinerary.remove': 'member',
  'packing.list': 'member',
  'packing.add': 'member',
  'packing.update': 'member',
  'packing.remove': 'member',
  'packing.suggestions': 'pro member',
  'dayNotes.list': 'member',
  'dayNotes.add': 'member',
  'dayNotes.update': 'member',
  'dayNotes.remove': 'member',
  'bookings.list': 'member',
  'bookings.add': 'member',
  'bookings.update': 'member',
  'bookings.remove': 'member',
  'legs.list': 'member',
  'legs.add': 'member',
  'legs.update': 'member',
  'legs.remove': 'member',
  'ideas.list': 'member',
  'ideas.add': 'member',
  'ideas.update': 'member',
  'ideas.remove': 'member',
  'travellers.list': 'member',
  'travellers.add': 'member',
  'travellers.update': 'member',
  'travellers.remove': 'member',
  'transfers.list': 'member',
  'transfers.add': 'member',
  'transfers.update': 'member',
  'transfers.remove': 'member',
  'expenses.list': 'member',
  'expenses.add': 'member',
  'expenses.update': 'member',
  'expenses.remove': 'member',
  'expenses.rates': 'user',
}

/** Served beside the calls of the contract, each for anyone: pages' redirects, signatures or their own check guard them. */
const otherRoutes = [
  'GET /api/auth/apple',
  'GET /api/auth/apple/callback',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/auth/login',
  'GET /api/docs',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/live',
  'GET /api/login',
  'GET /api/openapi.json',
  'POST /api/auth/apple/callback',
  'POST /api/stripe/webhook',
]

type Outcome = 'let in' | 'sign in first' | 'nothing there' | 'not allowed' | 'upgrade first'

const outcomes: Record<string, Outcome> = {
  not_signed_in: 'sign in first',
  not_found: 'nothing there',
  not_allowed: 'not allowed',
  plan_limit: 'upgrade first',
}

async function outcomeOf(client: Client, name: EndpointName, calls: GoodCalls): Promise<Outcome> {
  const { status, error } = await client.call(name, calls[name] as never)
  if (status >= 500) expect(['unavailable']).toContain(error.code)
  return (status >= 400 && outcomes[error.code]) || 'let in'
}

/** What somebody with this part in the trip should meet. */
function expected(rule: Rule, part: 'stranger' | 'member' | 'owner', plan: PlanName): Outcome {
  const [least = ''] = rule.split(' ').toReversed()
  const aboutTrip = least === 'member' || least === 'owner'
  // Whoever's plan lacks it may hear so first where the trip is named in the body; no trip is told of either way.
  if (aboutTrip && part === 'stranger') return 'nothing there'
  if (least === 'operator' || (least === 'owner' && part === 'member')) return 'not allowed'
  return rule.startsWith('pro') && plan === 'free' ? 'upgrade first' : 'let in'
}

/** These name the trip in their body or query, and the plan is looked at first. */
const gatedBeforeTrip = new Set<EndpointName>(['ai.personalized', 'ai.budget'])
/** Of a checkout that is somebody else's, or nobody's. */
const ofACheckout = /^(billing\.session|testCheckout\.)/

let settled: Settled
let before: unknown
const people = {} as Record<'free' | 'pro' | 'removed', Traveller>

const everything = () => rowsOfTrip(settled)

beforeAll(async () => {
  settled = await settle()
  people.free = await signUp()
  people.pro = await signUp({ plan: 'pro' })
  people.removed = await signUp({ plan: 'pro' })
  await join(settled.trip, people.removed)
  const params = { tripId: settled.trip.id, memberId: people.removed.id }
  await settled.traveller.call('members.remove', { params })
  before = await everything()
})

const isWrite = (name: EndpointName) =>
  endpoints.some(([known, { method, repeatable }]) => known === name && method !== 'GET' && !repeatable)
/** Calls about the own account: whoever calls them would be somebody else afterwards. */
const endsSession = /^auth\.(logOut|deleteAccount|changePassword|removePasskey|signIn|signUp)/

describe.each(Object.entries(rules) as [EndpointName, Rule][])('%s is for %s', (name, rule) => {
  const isOfTrip = /member|owner/.test(rule)

  test('ROLE-06 ROLE-08 a visitor', async () => {
    const visitor = new Client((await testApp()).app)
    const outcome = await outcomeOf(visitor, name, goodCalls(settled))
    if (rule !== 'anyone') expect(outcome).toBe('sign in first')
    else expect(outcome).toBe(ofACheckout.test(name) ? 'nothing there' : 'let in')
  })

  test.each(['free', 'pro', 'removed'] as const)('ROLE-08 a stranger: %s', async (who) => {
    if (!isOfTrip) return
    const person = people[who]
    const outcome = await outcomeOf(person, name, goodCalls(settled))
    const isGated = gatedBeforeTrip.has(name) && who === 'free'
    expect(outcome).toBe(isGated ? 'upgrade first' : expected(rule, 'stranger', 'pro'))
    expect(await everything()).toEqual(before)
  })

  test('ROLE-08 what is not there is nothing to anyone, nor is another trip’s row in one’s own', async () => {
    if (!isOfTrip) return
    const missing = '00000000-0000-4000-8000-000000000000'
    const ids = byCollection(() => missing)
    const nowhere = { ...settled, trip: { ...settled.trip, id: 999_999_999 }, rows: ids }
    expect(await outcomeOf(people.pro, name, goodCalls(nowhere))).toBe('nothing there')
    if (!/members\.(remove|resend|revoke)/.test(name)) return
    const other = await settle({ isPlanned: false })
    const mixed = { ...settled, trip: other.trip }
    expect(await outcomeOf(other.traveller, name, goodCalls(mixed))).toBe('nothing there')
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['member', 'free'],
    ['member', 'pro'],
    ['owner', 'free'],
    ['owner', 'pro'],
  ] as const)('COLLAB-25 ROLE-02 ROLE-03 a %s with the plan %s', async (part, plan) => {
    const own = isWrite(name) || !isOfTrip ? await settle({ isPlanned: needsPlans(name) }) : settled
    const guest = await signUp({ plan })
    const { db } = await testApp()
    await db.insertInto('members').values({ tripId: own.trip.id, userId: guest.id, role: 'member' }).execute()
    await db.updateTable('users').set({ plan }).where('id', '=', own.traveller.id).execute()
    const person = part === 'owner' ? own.traveller : guest
    // The owner takes the guest off, the guest somebody else.
    const target = name === 'members.remove' && part === 'owner' ? { ...own, traveller: guest } : own
    const outcome = await outcomeOf(person, name, goodCalls(target)).finally(async () => {
      // Whatever came of it, the shared trip is as before for the next.
      await db.updateTable('users').set({ plan: 'pro' }).where('id', '=', settled.traveller.id).execute()
      await db.deleteFrom('members').where('userId', '=', guest.id).execute()
    })
    if (ofACheckout.test(name)) expect(outcome).toBe('nothing there')
    else if (endsSession.test(name)) expect(['let in', 'nothing there']).toContain(outcome)
    else expect(outcome).toBe(expected(rule, part, plan))
  })
})

/** Their own effect ends the access: the repeat says that it is done, and no more. */
const endsAccess = new Set<EndpointName>(['trips.remove'])
/** They answer a trip that was none of the caller's before. */
const opensTrip = new Set<EndpointName>([
  'trips.create',
  'trips.duplicate',
  'export.import',
  'members.accept',
])
/** A transfer names the traveller, who therefore stays. */
const isRefused = new Set<EndpointName>(['travellers.remove'])
const repeated = (Object.entries(rules) as [EndpointName, Rule][]).filter(
  ([name, rule]) =>
    !isRefused.has(name) && (opensTrip.has(name) || (isWrite(name) && /member|owner/.test(rule))),
)

const endMembership = async (tripId: number, userId: string) =>
  (await testApp()).db
    .deleteFrom('members')
    .where('tripId', '=', tripId)
    .where('userId', '=', userId)
    .execute()
const endTrip = async (tripId: number) =>
  (await testApp()).db
    .updateTable('trips')
    .set({ deletedAt: new Date().toISOString() })
    .where('id', '=', tripId)
    .execute()

describe.each(repeated)('a repeat of %s, which is for %s', (name, rule) => {
  test.each([
    ['who was removed from the trip', endMembership],
    ['who was on a trip that is deleted', endTrip],
  ])('ROLE-08 tells %s what it tells a stranger', async (_who, end) => {
    const own = await settle({ isPlanned: needsPlans(name) })
    const guest = await signUp({ plan: 'pro' })
    await join(own.trip, guest)
    const person = /owner/.test(rule) ? own.traveller : guest
    const calls = goodCalls(name === 'members.remove' ? { ...own, traveller: guest } : own)
    const headers = { 'idempotency-key': randomUUID() }
    const send = (who: Client) => who.call(name, calls[name] as never, headers)
    const first = await send(person)
    expect(first.status).toBe(200)
    const tripId = opensTrip.has(name) ? (first.body as { id: number }).id : own.trip.id

    await end(tripId, person.id)
    const again = await send(person)
    if (endsAccess.has(name)) expect([again.status, again.body]).toEqual([200, { ok: true }])
    else {
      expect([again.status, again.error.code]).toEqual([404, 'not_found'])
      expect(again.headers['idempotency-replayed']).toBeUndefined()
      if (!opensTrip.has(name)) expect(again.body).toEqual((await send(people.pro)).body)
    }
  })
})

test('every call of the contract has an expectation, and every other route of the API is known', async () => {
  expect(Object.keys(rules).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted())
  const { app } = await testApp()
  const inContract = new Set(endpoints.map(([, { method, url }]) => `${method} ${url}`))
  const served = routesIn(app.printRoutes({ commonPrefix: false })).filter((route) => / \/api\//.test(route))
  expect(served.filter((route) => !inContract.has(route)).toSorted()).toEqual(otherRoutes)
  expect([...inContract].filter((route) => !served.includes(route))).toEqual([])
})

/** Fastify prints its routes as a tree. */
function routesIn(tree: string): string[] {
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line) ?? []
    if (!part) return []
    path.length = indent.length / 4
    path.push(part)
    return methods
      .split(', ')
      .filter((method) => method && !['HEAD', 'OPTIONS'].includes(method))
      .map((method) => `${method} ${path.join('')}`)
  })
}
