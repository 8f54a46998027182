import { randomUUID } from 'node:crypto'
import type { EndpointName, EndpointOf } from '@sojourn/contract/api'
import { exportFormat } from '@sojourn/contract/export/format'
import type { CallInput } from '@sojourn/contract/http/endpoint'
import type { Trip } from '@sojourn/contract/trips/schema'
import { createTrip, password, signUp, tripInput, type TestApp, type Traveller } from './test-app.ts'

/** Someone with a trip that holds one row of each kind. */
export interface Settled {
  traveller: Traveller
  trip: Trip
  rows: { itinerary: string; packing: string; expenses: string }
  /** Of the day plans, where they were generated. */
  activityId: string
  /** Of an invitation that waits for an answer. */
  inviteId: string
  /** Of the share link of somebody else's trip. */
  shareToken: string
}

const lisbon = { lat: 38.72, lng: -9.14 }
const day = '2027-04-19'
const item = {
  title: 'Tram 28',
  type: 'activity',
  date: day,
  time: '10:30',
  location: 'Graça',
  cost: 3.2,
} as const
const thing = { item: 'Rain jacket', category: 'clothing', quantity: 1, notes: 'The blue one' } as const
const expense = {
  description: 'Pastéis',
  amount: '7.20',
  currency: 'GBP',
  category: 'food',
  date: day,
} as const

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
  const rows = {
    itinerary: (await traveller.call('itinerary.add', { params, body: item })).body.id,
    packing: (await traveller.call('packing.add', { params, body: thing })).body.id,
    expenses: (await traveller.call('expenses.add', { params, body: expense })).body.id,
  }
  const activityId = isPlanned ? await plannedActivity(traveller, params) : ''
  const { body: invited } = await traveller.call('members.invite', {
    params,
    body: { email: `${randomUUID()}@example.com` },
  })
  return {
    traveller,
    trip,
    rows,
    activityId,
    inviteId: invited.id,
    shareToken: await shareTokenOfAnother(on),
  }
}

async function plannedActivity(traveller: Traveller, params: { tripId: number }): Promise<string> {
  const { dayPlans } = (await traveller.call('ai.plan', { params, body: {} })).body
  return dayPlans[0]?.activities[0]?.id ?? ''
}

async function shareTokenOfAnother(on?: TestApp): Promise<string> {
  const owner = await signUp({ plan: 'pro', ...(on && { on }) })
  const params = { tripId: (await createTrip(owner)).id }
  return (await owner.call('members.renewShareLink', { params })).body.token ?? ''
}

type Calls<D extends string> = { [N in Extract<EndpointName, `${D}.${string}`>]: CallInput<EndpointOf<N>> }
export type GoodCalls = Calls<string>

/** A call of every endpoint that a server has to answer well. The compiler asks for a line when an endpoint comes. */
export const goodCalls = (settled: Settled): GoodCalls => ({
  ...accountCalls(settled),
  ...tripCalls(settled),
  ...itineraryCalls(settled),
  ...dailyCalls(settled),
  ...aiCalls(settled),
  ...billingCalls(),
  ...memberCalls(settled),
})

function memberCalls({ trip, traveller, inviteId, shareToken }: Settled): Calls<'members' | 'activity'> {
  const params = { tripId: trip.id }
  return {
    'members.list': { params },
    'members.remove': { params: { ...params, memberId: traveller.id } },
    'members.invite': { params, body: { email: `${randomUUID()}@example.com` } },
    'members.invites': { params },
    'members.resend': { params: { ...params, inviteId } },
    'members.revoke': { params: { ...params, inviteId } },
    'members.shareLink': { params },
    'members.renewShareLink': { params },
    'members.stopShareLink': { params },
    'members.offer': { body: { token: shareToken } },
    'members.accept': { body: { token: shareToken } },
    'members.decline': { body: { token: shareToken } },
    'activity.list': { query: { before: '2027-04-18T10:00:00.000Z' } },
    'activity.markRead': { body: { upTo: '2027-04-18T10:00:00.000Z' } },
  }
}

function aiCalls({ trip, activityId }: Settled): Calls<'ai'> {
  const params = { tripId: trip.id }
  return {
    'ai.saved': { params },
    'ai.suggest': { params },
    'ai.clear': { params },
    'ai.itinerary': {
      params,
      body: {
        interests: ['Art & Museums'],
        pace: 'relaxed',
        groupSize: 3,
        accessibility: true,
        localExperiences: false,
      },
    },
    'ai.plan': { params, body: { interests: ['Shopping'], pace: 'intensive', travelStyle: 'budget' } },
    'ai.addActivities': { params, body: { selectedActivities: [activityId] } },
    'ai.personalized': {
      body: {
        trip: { id: trip.id },
        travelHistory: [{ destination: 'Rome' }],
        userPreferences: { budget: 1500, interests: ['culture', 'food'], travelStyle: 'mid-range' },
      },
    },
    'ai.budget': { body: { trip: { id: trip.id }, budget: 900, travelStyle: 'budget' } },
    'ai.events': {
      body: {
        destination: 'Lisbon',
        startDate: '2027-06-10',
        endDate: '2027-06-14',
        interests: ['music'],
        currency: 'EUR',
      },
    },
  }
}

function accountCalls({ traveller }: Settled): Calls<'auth'> {
  const email = `${randomUUID()}@example.com`
  return {
    'auth.currentUser': {},
    'auth.updateProfile': { body: { name: 'Maya O.' } },
    'auth.signIn': { body: { email: traveller.email, password } },
    'auth.signUp': { body: { email, password, name: 'Noor' } },
    'auth.logOut': {},
    'auth.logOutByPost': { body: {} },
    'auth.options': {},
    'auth.googleStatus': {},
    'auth.appleStatus': {},
    'auth.requestReset': { body: { email } },
    'auth.resetPassword': { body: { token: 'a-token-of-nobody', password } },
    'auth.confirmEmail': { body: { token: 'a-token-of-nobody' } },
    'auth.resendConfirmation': { body: {} },
    'auth.changePassword': { body: { currentPassword: password, newPassword: 'another harbour' } },
    'auth.logOutEverywhere': { body: {} },
    'auth.deleteAccount': { body: { confirmation: traveller.email, password } },
    'auth.downloadData': {},
  }
}

function billingCalls(): Calls<'billing' | 'testCheckout'> {
  const params = { sessionId: 'cs_test_of_nobody' }
  return {
    'billing.plan': {},
    'billing.state': {},
    'billing.createCheckout': { body: { plan: 'yearly' } },
    'billing.session': { params },
    'billing.cancel': { body: {} },
    'billing.resume': { body: {} },
    'billing.openPortal': { body: { purpose: 'change' } },
    'billing.invoices': {},
    'testCheckout.session': { params },
    'testCheckout.pay': { params, body: { card: 'confirm', bank: 'confirms' } },
    'testCheckout.billing': { params },
    'testCheckout.change': { params, body: { do: 'card', card: 'succeeds' } },
  }
}

function tripCalls({ trip }: Settled): Calls<'trips' | 'sync' | 'export' | 'places' | 'insights'> {
  const params = { tripId: trip.id }
  return {
    'trips.list': {},
    'trips.create': {
      body: {
        ...tripInput,
        budget: 900,
        clientId: randomUUID(),
        timeZone: 'Europe/Lisbon',
        latitude: 38.7,
        longitude: -9.1,
        countryCode: 'PT',
        description: 'Slow',
      },
    },
    'trips.get': { params },
    'trips.contents': { params },
    'trips.update': {
      params,
      body: {
        title: 'Lisbon again',
        budget: 1200,
        currency: 'JPY',
        startDate: day,
        endDate: '2027-04-24',
        status: 'confirmed',
      },
    },
    'trips.remove': { params },
    'sync.snapshot': { params },
    'sync.changes': { params, query: { since: 1 } },
    'export.file': { params },
    'export.import': {
      body: {
        format: exportFormat,
        trip: {
          ...tripInput,
          itinerary: [item],
          packing: [thing],
          expenses: [
            { ...expense, rate: '1.15', rateDate: day, convertedAmount: '8.28', tripCurrency: 'EUR' },
          ],
        },
      },
    },
    'places.search': { query: { q: 'Lisb', tripId: trip.id } },
    'places.understand': { query: { q: 'Lisbon' } },
    'places.reverse': { query: lisbon },
    'insights.list': { params },
    'insights.destination': { params },
  }
}

function itineraryCalls({ trip, rows }: Settled): Calls<'itinerary' | 'map'> {
  const params = { tripId: trip.id }
  return {
    'itinerary.list': { params },
    'itinerary.add': {
      params,
      body: {
        ...item,
        id: randomUUID(),
        tripId: trip.id,
        latitude: 38.7,
        longitude: -9.1,
        order: 3,
        currency: 'EUR',
        notes: 'Sit left',
        description: 'Yellow',
      },
    },
    'itinerary.reorder': { params, body: { date: day, ids: [rows.itinerary] } },
    'itinerary.update': {
      params: { id: rows.itinerary },
      body: { ...item, latitude: 38.7, longitude: -9.1, order: 2 },
    },
    'itinerary.remove': { params: { id: rows.itinerary } },
    'map.config': {},
    'map.labels': { query: { south: 38, west: -10, north: 40, east: -8 } },
    'map.place': { params },
    'map.route': { body: { points: [lisbon, { lat: 38.8, lng: -9.4 }], profile: 'driving' } },
  }
}

function dailyCalls({ trip, rows }: Settled): Calls<'packing' | 'weather' | 'expenses'> {
  const params = { tripId: trip.id }
  return {
    'packing.list': { params },
    'packing.add': {
      params,
      body: {
        ...thing,
        id: randomUUID(),
        memberName: 'Sam',
        packed: false,
        essential: true,
        reason: 'Rain on Apr 19',
      },
    },
    'packing.update': {
      params: { id: rows.packing },
      body: { ...thing, packed: true, essential: false, memberName: 'Sam' },
    },
    'packing.remove': { params: { id: rows.packing } },
    'packing.suggestions': { params },
    'weather.atPlace': { params: { destination: 'Lisbon' }, query: { date: day } },
    'weather.ofTrip': { params },
    'weather.here': { query: lisbon },
    'expenses.list': { params },
    'expenses.add': { params, body: { ...expense, id: randomUUID(), notes: 'Six of them' } },
    'expenses.update': { params: { id: rows.expenses }, body: { ...expense, notes: 'Seven' } },
    'expenses.remove': { params: { id: rows.expenses } },
    'expenses.rates': {},
  }
}
