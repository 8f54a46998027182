import { itineraryApi } from '@sojourn/contract/itinerary/api'
import { expect, test } from 'vitest'
import { requestOf } from '../http/request.ts'
import { pathOf, tripOfPath } from './read-path.ts'

const frame = { south: 38.6, west: -9.3, north: 38.9, east: -9 }

test.each([
  [['trips'], requestOf('trips.list', {})],
  [['trips', 7], requestOf('sync.snapshot', { params: { tripId: 7 } })],
  [['trips', 7, 'packing'], requestOf('sync.snapshot', { params: { tripId: 7 } })],
  [['trips', 7, 'weather', 'Lisbon', 38.7, -9.1], requestOf('weather.ofTrip', { params: { tripId: 7 } })],
  [['trips', 7, 'ai'], requestOf('ai.saved', { params: { tripId: 7 } })],
  [['trips', 7, 'destination'], requestOf('insights.destination', { params: { tripId: 7 } })],
  [['trips', 7, 'insights'], requestOf('insights.list', { params: { tripId: 7 } })],
  [['plan'], requestOf('billing.plan', {})],
  [['rates'], requestOf('expenses.rates', {})],
  [['map'], requestOf('map.config', {})],
  [['map', 'labels', frame], requestOf('map.labels', { query: frame })],
  [['weather', 'here', 38.7, -9.1], requestOf('weather.here', { query: { lat: 38.7, lng: -9.1 } })],
])('OFFLINE-01 the query key %j says which path is read, with GET', (queryKey, { method, url }) => {
  expect(method).toBe('GET')
  expect(pathOf(queryKey)).toBe(url)
})

test.each([
  [['auth', 'user']],
  [['auth', 'options']],
  [['trips', 7, 'contents']],
  [['trips', 7, 'invites']],
  [['places', 'search', 'lis']],
  [['routes', 'foot', []]],
])('no copy is kept of %j', (queryKey) => {
  expect(pathOf(queryKey)).toBeNull()
})

test('a path names its trip', () => {
  expect(tripOfPath(itineraryApi.list.url.replace(':tripId', '12'))).toBe(12)
  expect(tripOfPath('/api/trips')).toBeNull()
})
