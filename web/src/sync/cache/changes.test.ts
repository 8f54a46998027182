import type { Snapshot } from '@sojourn/contract/sync/api'
import type { Trip } from '@sojourn/contract/trips/schema'
import { afterEach, expect, test } from 'vitest'
import { applyChange, applySnapshot, marksOf } from './changes.ts'
import { queryClient } from './query-client.ts'
import { collectionQuery } from './lists.ts'
import { lists, takeTrip, takeTrips } from './row-store.ts'

afterEach(() => {
  queryClient.clear()
  lists.leave()
})

const trip = { id: 7, title: 'Lisbon', role: 'member', rev: 10 } as Trip
const item = (id: string, version = 1, packed = false) => ({
  id,
  item: id,
  packed,
  essential: false,
  version,
  createdAt: '2027-04-01T10:00:00.000Z',
})
const snapshot = {
  trip,
  itinerary: [],
  packing: [item('socks'), item('map')],
  expenses: [],
  members: [{ name: 'Maya' }],
  rev: 12,
} as unknown as Snapshot

const packing = () => queryClient.getQueryData(collectionQuery(7, 'packing').queryKey)
const news = (fields: object) =>
  applyChange({
    tripId: 7,
    rev: 13,
    collection: 'packing',
    rowId: 'socks',
    row: null,
    createdAt: '2027-04-02T10:00:00.000Z',
    ...fields,
  })

test('a snapshot fills everything a trip page reads, each list in its order', () => {
  applySnapshot(snapshot)
  expect(packing()).toMatchObject([{ id: 'map' }, { id: 'socks' }])
  expect(queryClient.getQueryData(['trips', 7])).toMatchObject({ title: 'Lisbon', rev: 12 })
  expect(queryClient.getQueryData(['trips', 7, 'expenses'])).toEqual([])
  expect(queryClient.getQueryData(['trips', 7, 'members'])).toEqual([{ name: 'Maya' }])
})

test('what was heard of while a snapshot was on its way is not undone by it', () => {
  applySnapshot(snapshot)
  const since = marksOf(7)
  news({ row: item('socks', 3, true) })
  news({ rowId: 'coat', row: item('coat') })
  news({ rowId: 'map', row: null })
  applySnapshot(snapshot, since)
  expect(packing()).toMatchObject([{ id: 'coat' }, { id: 'socks', packed: true }])
})

test('a copy undoes nothing that was heard of before it, and what it alone holds goes with the next answer', () => {
  lists.applyChanges({ tripId: 7, collection: 'packing' }, [{ rowId: 'coat', row: item('coat') }])
  const since = marksOf(7)
  applySnapshot({ ...snapshot, packing: [...snapshot.packing, item('old') as never] }, null)
  expect(packing()).toMatchObject([{ id: 'coat' }, { id: 'map' }, { id: 'old' }, { id: 'socks' }])
  applySnapshot({ ...snapshot, packing: [...snapshot.packing, item('coat') as never] }, since)
  expect(packing()).toMatchObject([{ id: 'coat' }, { id: 'map' }, { id: 'socks' }])
})

test('a change from elsewhere is laid into the list that is shown; a list nobody reads stays unread', () => {
  news({ row: item('socks') })
  expect(packing()).toBeUndefined()
  applySnapshot(snapshot)
  news({ row: item('socks', 2, true) })
  expect(packing()).toMatchObject([{ id: 'map' }, { id: 'socks', packed: true }])
  news({ row: null })
  expect(packing()).toMatchObject([{ id: 'map' }])
})

test('a change of the trip shows on its page and in the list of trips, and leaves the reader’s own role', () => {
  takeTrip(trip)
  queryClient.setQueryData(['trips'], takeTrips([trip, { ...trip, id: 8 }]))
  news({ collection: 'trip', rowId: '7', row: { ...trip, title: 'Porto', role: 'owner' } })
  expect(queryClient.getQueryData(['trips', 7])).toEqual({ ...trip, title: 'Porto', rev: 13 })
  expect(queryClient.getQueryData(['trips'])).toMatchObject([{ title: 'Porto' }, { id: 8, title: 'Lisbon' }])
  news({ collection: 'trip', rowId: '7', rev: 9, row: { ...trip, title: 'Older' } })
  expect(queryClient.getQueryData(['trips', 7])).toMatchObject({ title: 'Porto' })
})

test('a trip that was deleted leaves the list and is asked for again', () => {
  takeTrip(trip)
  queryClient.setQueryData(['trips'], takeTrips([trip]))
  news({ collection: 'trip', rowId: '7' })
  expect(queryClient.getQueryData(['trips'])).toEqual([])
  expect(queryClient.getQueryState(['trips', 7])?.isInvalidated).toBe(true)
})

test('a change of who takes part has the members read again', () => {
  applySnapshot(snapshot)
  news({ collection: 'members', rowId: 'maya', row: { role: 'member' } })
  expect(queryClient.getQueryState(['trips', 7, 'members'])?.isInvalidated).toBe(true)
})
