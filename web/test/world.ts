import { randomUUID } from 'node:crypto'
import type { EndpointOf } from '@sojourn/contract/api'
import type { User } from '@sojourn/contract/auth/schema'
import { planLimits, type PlanName } from '@sojourn/contract/billing/plan-limits'
import type { CallInput, Reply } from '@sojourn/contract/http/endpoint'
import { withVote } from '@sojourn/contract/ideas/votes'
import { byCollection, type ContentCollection, contentCollections } from '@sojourn/contract/sync/collections'
import { type AnsweredRow, contentApi } from '@sojourn/contract/sync/registry'
import type { StepsAnswer } from '@sojourn/contract/sync/steps'
import type { Trip } from '@sojourn/contract/trips/schema'
import { newTripInput } from '@sojourn/contract/trips/trip-input'
import { type Answers, refused } from './far-end.ts'

const at = '2026-11-02T09:30:00.000Z'
let made = 0

export const someone = (changes: Partial<User> = {}): User => ({
  id: randomUUID(),
  email: `maya-${++made}@example.com`,
  name: 'Maya Okafor',
  displayName: 'Maya Okafor',
  firstName: 'Maya',
  createdAt: at,
  isPremium: false,
  isOperator: false,
  hasPassword: true,
  temperatureUnit: null,
  distanceUnit: null,
  clock: null,
  weekStart: null,
  language: null,
  ...changes,
})

export const lisbon = (changes: Partial<Trip> = {}): Trip => ({
  id: ++made,
  title: 'Family Trip to Lisbon',
  destination: 'Lisbon, Portugal',
  description: null,
  startDate: '2027-04-18T00:00:00.000Z',
  endDate: '2027-04-25T00:00:00.000Z',
  travelMode: 'family',
  adults: null,
  children: null,
  childAges: null,
  budget: null,
  currency: 'EUR',
  status: 'planning',
  latitude: 38.72,
  longitude: -9.14,
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  placeName: 'Lisbon, Portugal',
  elevationM: 10,
  coastal: true,
  route: [],
  rev: 1,
  role: 'owner',
  createdAt: at,
  updatedAt: at,
  ...changes,
})

/** What somebody adds to a list. */
export type NewRow<C extends ContentCollection> =
  CallInput<EndpointOf<`${C}.add`>> extends { body: infer B } ? B : never
type Members = Reply<EndpointOf<'members.list'>>
type Rows = { [C in ContentCollection]: AnsweredRow<C>[] }

interface World {
  plan?: PlanName
  user?: User
  trip?: Trip
  /** All of the traveller's; the one above when nothing is said. */
  trips?: Trip[]
  /** What is on the trip's lists, as somebody would add it. */
  lists?: { [C in ContentCollection]?: NewRow<C>[] }
}

/** Days as an answer has them. */
const dated = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name === 'startDate' || name === 'endDate')
      .map(([name, day]) => [name, `${day}T00:00:00.000Z`]),
  )

const nowhere = { latitude: null, longitude: null, countryCode: null, timeZone: null }

/** What an answer has beyond what was added. */
const computed: Record<ContentCollection, (trip: Trip) => object> = {
  itinerary: ({ currency }) => ({ latitude: null, longitude: null, order: made, cost: null, currency }),
  packing: () => ({}),
  expenses: ({ currency }) => ({
    currency,
    tripCurrency: currency,
    rate: '1',
    rateDate: '2026-11-02',
    rateFrom: 'table',
    paidBy: null,
    sharedBy: null,
  }),
  dayNotes: () => ({}),
  bookings: ({ currency }) => ({ currency, addedBy: null }),
  ideas: ({ currency }) => ({ currency, ...nowhere }),
  legs: () => ({ ...nowhere, placeName: null, elevationM: null, coastal: null }),
  travellers: () => ({ claimedAt: null }),
  transfers: ({ currency }) => ({
    currency,
    tripCurrency: currency,
    rate: '1',
    rateDate: '2026-11-02',
    markedBy: null,
  }),
}

function rowOf<C extends ContentCollection>(trip: Trip, collection: C, body: unknown): AnsweredRow<C> {
  const createdAt = new Date(Date.parse(at) + ++made).toISOString()
  const row = {
    id: randomUUID(),
    tripId: trip.id,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    ...computed[collection](trip),
    ...(contentApi[collection].add.body.parse(body) as object),
  }
  return converted(row) as AnsweredRow<C>
}

/** At a rate of 1. */
const converted = (row: object): object => ('amount' in row ? { ...row, convertedAmount: row.amount } : row)

/** Somebody with a plan and a trip; what is written on its lists stays written. */
export function answersOf({
  plan = 'free',
  user = someone(),
  trip = lisbon(),
  trips = [trip],
  lists = {},
}: World = {}): Answers {
  const rows = byCollection((name) =>
    (lists[name] ?? []).map((body) => rowOf(trip, name, body)),
  ) as unknown as Rows
  const member = { id: user.id, tripId: trip.id, name: user.name, email: user.email, version: 1 }
  const members: Members = [{ ...member, role: trip.role, joinedAt: at }]
  const planStatus = {
    plan,
    billing: 'test' as const,
    limits: planLimits[plan],
    usage: { ownedTrips: trips.filter(({ role }) => role === 'owner').length, aiSuggestionsThisMonth: 0 },
  }
  const mapConfig = {
    tileUrl: null,
    attribution: null,
    dataCredit: null,
    hasRouter: false,
    hasGeocoder: false,
  }
  return {
    'auth.currentUser': () => ({
      ...user,
      isPremium: plan === 'pro',
      planStatus,
      mapConfig,
      sessionAgeMs: 1000,
    }),
    'auth.updateProfile': ({ body }) => Object.assign(user, body),
    'billing.plan': () => planStatus,
    ...tripCalls({ trip, trips, rows, members }),
    // There is no log: whoever wants to know what came after reads the whole.
    'sync.changes': () => ({ rev: trip.rev, reload: true, changes: [] }),
    'sync.steps': ({ body }) => stepsIn(body, { trip, rows }),
    'members.list': () => members,
    ...Object.assign({}, ...contentCollections.map((name) => callsOf(name, rows[name], trip))),
    'ideas.update': ({ params, body: { vote, seen: _seen, ...fields } }) => {
      const idea = rows.ideas.find(({ id }) => id === params['id']) ?? refused(404)
      const votes = vote === undefined ? idea.votes : withVote(idea.votes, user.id, vote)
      return Object.assign(idea, fields, { votes, version: idea.version + 1 })
    },
  }
}

/** Each as if it were a call of its own. */
function stepsIn(
  { steps, dates }: CallInput<EndpointOf<'sync.steps'>>['body'],
  { trip, rows }: Pick<Trips, 'trip' | 'rows'>,
): StepsAnswer {
  if (dates) Object.assign(trip, dated(dates))
  const answered = steps.map((step) => {
    const { collection, id } = step
    const list = rows[collection] as { id: string; version: number }[]
    const known = list.find((row) => row.id === id)
    if (step.action === 'remove' && known) list.splice(list.indexOf(known), 1)
    if (step.action === 'add' && !known) list.push(rowOf(trip, collection, { ...step.fields, id }))
    if (step.action === 'change' && known) Object.assign(known, step.fields, { version: known.version + 1 })
    const row = list.find((one) => one.id === id) ?? null
    return { collection, rowId: id, row, createdAt: new Date(Date.parse(at) + ++made).toISOString() }
  })
  return { trip: dates ? trip : null, rows: answered as unknown as StepsAnswer['rows'] }
}

function callsOf<C extends ContentCollection>(name: C, rows: AnsweredRow<C>[], trip: Trip): Answers {
  const find = ({ id }: Record<string, string>) => rows.find((row) => row.id === id) ?? refused(404)
  const calls = {
    [`${name}.list`]: () => rows,
    [`${name}.add`]: ({ body }: { body: { id?: string } }) => {
      const known = rows.find(({ id }) => id === body.id)
      if (known) return known
      const row = rowOf(trip, name, body)
      rows.push(row)
      return row
    },
    [`${name}.update`]: ({ params, body }: { params: Record<string, string>; body: unknown }) => {
      const { seen: _seen, ...changes } = contentApi[name].update.body.parse(body) as { seen?: unknown }
      const row = find(params)
      return Object.assign(row, converted(changes), { version: (row.version as number) + 1 })
    },
    [`${name}.remove`]: ({ params }: { params: Record<string, string> }) => {
      rows.splice(rows.indexOf(find(params)), 1)
      return { ok: true }
    },
  }
  return calls as Answers
}

interface Trips {
  trip: Trip
  trips: Trip[]
  rows: Rows
  members: Members
}

function tripCalls({ trip, trips, rows, members }: Trips): Answers {
  const tripOf = ({ tripId }: Record<string, string>): Trip =>
    [trip, ...trips].find(({ id }) => id === Number(tripId)) ?? refused(404)
  return {
    'trips.list': () => trips,
    'trips.get': ({ params }) => tripOf(params),
    'trips.contents': () => byCollection((name) => rows[name].length),
    'trips.create': ({ body }) => {
      const { clientId: _clientId, startDate, endDate, ...fields } = newTripInput.parse(body)
      const created = lisbon({ ...dated({ startDate, endDate }), ...(fields as object) })
      trips.push(created)
      return created
    },
    'trips.remove': ({ params }) => {
      trips.splice(
        trips.findIndex(({ id }) => id === Number(params['tripId'])),
        1,
      )
      return { ok: true }
    },
    'trips.update': ({ body: { seen: _seen, ...changes } }) => Object.assign(trip, changes, dated(changes)),
    'sync.snapshot': ({ params }) => {
      const asked = tripOf(params)
      const held = asked === trip ? rows : (byCollection(() => []) as unknown as Rows)
      return { trip: asked, ...held, members, rev: asked.rev }
    },
  }
}

/** What the assistant answers while nothing was ever generated. */
export const nothingGenerated = {
  suggestions: [],
  suggestionsAt: null,
  dayPlans: [],
  dayPlansAt: null,
  itinerary: null,
  itineraryAt: null,
  notice: null,
}
