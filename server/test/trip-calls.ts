import { randomUUID } from 'node:crypto'
import { exportFormat } from '@sojourn/contract/export/format'
import type { TripStep } from '@sojourn/contract/sync/steps'
import {
  boats,
  type Calls,
  day,
  expense,
  flight,
  item,
  note,
  person,
  place,
  type Settled,
  thing,
} from './settled.ts'
import { tripInput } from './test-app.ts'

const porto = { latitude: 41.15, longitude: -8.61, countryCode: 'PT', timeZone: 'Europe/Lisbon' } as const
const lisbon = { lat: 38.72, lng: -9.14 }

const stepsOf = (rows: Settled['rows']): TripStep[] => [
  { action: 'add', collection: 'itinerary', id: randomUUID(), fields: item },
  { action: 'change', collection: 'itinerary', id: rows.itinerary, fields: { title: 'Tram 12' } },
  { action: 'remove', collection: 'ideas', id: randomUUID() },
]

const again = {
  title: 'Lisbon once more',
  startDate: '2028-04-16',
  endDate: '2028-04-20',
  take: { plan: true, ideas: true, packing: true, budget: true, places: true },
} as const

export function tripCalls({
  trip,
  rows,
}: Settled): Calls<'trips' | 'sync' | 'export' | 'places' | 'insights'> {
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
    'trips.duplicate': { params, body: { ...again, clientId: randomUUID() } },
    'trips.remove': { params },
    'sync.snapshot': { params },
    'sync.changes': { params, query: { since: 1 } },
    'sync.steps': { params, body: { steps: stepsOf(rows) } },
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

export function itineraryCalls({ trip, rows }: Settled): Calls<'itinerary' | 'map'> {
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

const templateCalls = () => ({
  'packing.templates': {},
  'packing.saveTemplate': {
    params: { id: randomUUID() },
    body: {
      name: `Beach ${randomUUID()}`,
      items: [{ item: 'Sun hat', category: 'clothing' as const, quantity: 2, essential: false }],
    },
  },
  'packing.removeTemplate': { params: { id: randomUUID() } },
})

export function dailyCalls({
  trip,
  rows,
}: Settled): Calls<'packing' | 'dayNotes' | 'bookings' | 'legs' | 'ideas' | 'weather' | 'expenses'> {
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
    'packing.suggestions': { params, query: { home: 'Europe/Berlin' } },
    ...templateCalls(),
    'dayNotes.list': { params },
    'dayNotes.add': { params, body: { ...note, id: randomUUID(), date: '2027-04-21' } },
    'dayNotes.update': { params: { id: rows.dayNotes }, body: { text: 'At ten' } },
    'dayNotes.remove': { params: { id: rows.dayNotes } },
    'bookings.list': { params },
    'bookings.add': { params, body: { ...flight, id: randomUUID(), private: true } },
    'bookings.update': { params: { id: rows.bookings }, body: { ...flight, seat: '12A', payment: 'paid' } },
    'bookings.remove': { params: { id: rows.bookings } },
    'legs.list': { params },
    'legs.add': { params, body: { ...place, id: randomUUID(), order: 2, ...porto } },
    'legs.update': { params: { id: rows.legs }, body: { ...place, leaveDate: '2027-04-25', ...porto } },
    'legs.remove': { params: { id: rows.legs } },
    'ideas.list': { params },
    'ideas.add': {
      params,
      body: { ...boats, id: randomUUID(), link: 'https://example.com/boats', notes: 'Two' },
    },
    'ideas.update': { params: { id: rows.ideas }, body: { ...boats, vote: 'up' } },
    'ideas.remove': { params: { id: rows.ideas } },
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

export function moneyCalls({ traveller, trip, rows }: Settled): Calls<'travellers' | 'transfers'> {
  const params = { tripId: trip.id }
  const lena = rows.travellers
  return {
    'travellers.list': { params },
    'travellers.add': {
      params,
      body: { ...person, id: randomUUID(), userId: null, household: randomUUID() },
    },
    'travellers.update': { params: { id: lena }, body: { name: 'Lena', tone: 3, household: null } },
    'travellers.remove': { params: { id: lena } },
    'transfers.list': { params },
    'transfers.add': {
      params,
      body: {
        id: randomUUID(),
        from: lena,
        to: traveller.id,
        amount: '12.50',
        currency: 'GBP',
        date: day,
        turn: 1,
        notes: 'Cash',
      },
    },
    'transfers.update': { params: { id: rows.transfers }, body: { date: '2027-04-20', notes: 'Bank' } },
    'transfers.remove': { params: { id: rows.transfers } },
  }
}

export function aiCalls({ trip, planItemId }: Settled): Calls<'ai'> {
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
    'ai.addActivities': { params, body: { selectedActivities: [planItemId] } },
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
