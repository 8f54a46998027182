import { randomUUID } from 'node:crypto'
import type { EndpointName, EndpointOf } from '@sojourn/contract/api'
import type { CallInput } from '@sojourn/contract/http/endpoint'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { Trip } from '@sojourn/contract/trips/schema'
import { createTrip, signUp, type TestApp, type Traveller } from './test-app.ts'

/** Someone with a trip that holds one row of each kind. */
export interface Settled {
  traveller: Traveller
  trip: Trip
  rows: Record<ContentCollection, string>
  /** Of the day plans, where they were generated. */
  planItemId: string
  /** Of an invitation that waits for an answer. */
  inviteId: string
  /** Of the share link of somebody else's trip. */
  shareToken: string
}

export const day = '2027-04-19'
export const item = {
  title: 'Tram 28',
  type: 'activity',
  date: day,
  time: '10:30',
  location: 'Graça',
  cost: 3.2,
} as const
export const thing = {
  item: 'Rain jacket',
  category: 'clothing',
  quantity: 1,
  notes: 'The blue one',
} as const
export const expense = {
  description: 'Pastéis',
  amount: '7.20',
  currency: 'GBP',
  category: 'food',
  date: day,
} as const

export const flight = {
  kind: 'flight',
  title: 'Lisbon to Porto',
  fromDate: day,
  fromTime: '10:10',
  fromZone: 'Europe/Lisbon',
  fromPlace: 'Lisbon',
  fromCode: 'LIS',
  toDate: day,
  toTime: '11:05',
  toZone: 'Europe/Lisbon',
  toPlace: 'Porto',
  toCode: 'OPO',
  number: 'TP 1932',
  reference: 'K7QM2P',
  price: 84,
} as const

export const note = { date: day, text: 'Meet at the fountain at nine' } as const

export const place = {
  destination: 'Porto, Portugal',
  arriveDate: '2027-04-21',
  leaveDate: '2027-04-24',
} as const

export const boats = { title: 'Rowing boats', type: 'outdoor', minutes: 90, cost: 12 } as const

export const person = { name: 'Lena Vogt', tone: 2 } as const

interface Needs {
  on?: TestApp
  /** Generating day plans is two thirds of the work, and only the calls of `ai` have to do with them. */
  isPlanned?: boolean
}

export const needsPlans = (name: EndpointName): boolean => name.startsWith('ai.')

export async function settle({ on, isPlanned = true }: Needs = {}): Promise<Settled> {
  const traveller = await signUp({ plan: 'pro', ...(on && { on }) })
  const trip = await createTrip(traveller)
  const params = { tripId: trip.id }
  const { id: lena } = (await traveller.call('travellers.add', { params, body: person })).body
  const transfer = { from: lena, to: traveller.id, amount: '3.60', date: day } as const
  const rows = {
    travellers: lena,
    itinerary: (await traveller.call('itinerary.add', { params, body: item })).body.id,
    packing: (await traveller.call('packing.add', { params, body: thing })).body.id,
    expenses: (await traveller.call('expenses.add', { params, body: expense })).body.id,
    dayNotes: (await traveller.call('dayNotes.add', { params, body: note })).body.id,
    bookings: (await traveller.call('bookings.add', { params, body: flight })).body.id,
    legs: (await traveller.call('legs.add', { params, body: place })).body.id,
    ideas: (await traveller.call('ideas.add', { params, body: boats })).body.id,
    transfers: (await traveller.call('transfers.add', { params, body: transfer })).body.id,
  }
  const planItemId = isPlanned ? await planItemOf(traveller, params) : ''
  const { body: invited } = await traveller.call('members.invite', {
    params,
    body: { email: `${randomUUID()}@example.com` },
  })
  return {
    traveller,
    trip,
    rows,
    planItemId,
    inviteId: invited.id,
    shareToken: await shareTokenOfAnother(on),
  }
}

async function planItemOf(traveller: Traveller, params: { tripId: number }): Promise<string> {
  const { dayPlans } = (await traveller.call('ai.plan', { params, body: {} })).body
  return dayPlans[0]?.activities[0]?.id ?? ''
}

async function shareTokenOfAnother(on?: TestApp): Promise<string> {
  const owner = await signUp({ plan: 'pro', ...(on && { on }) })
  const params = { tripId: (await createTrip(owner)).id }
  return (await owner.call('members.renewShareLink', { params })).body.token ?? ''
}

/** A call of every endpoint of these domains. */
export type Calls<D extends string> = {
  [N in Extract<EndpointName, `${D}.${string}`>]: CallInput<EndpointOf<N>>
}
