import type { Snapshot } from '@sojourn/contract/sync/api'
import type { Trip } from '@sojourn/contract/trips/schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { maya } from '../../../test/maya.ts'
import { writeOf } from '../../../test/queue-tab.ts'
import { leaveSession } from '../../session/leaving.ts'
import { applySnapshot } from '../cache/changes.ts'
import { queryClient } from '../cache/query-client.ts'
import { lists, takeProfile, takeTrips } from '../cache/row-store.ts'
import { userKey } from '../http/api.ts'
import { type OwnEdit, temporaryId } from '../overlay/write.ts'
import { nothingStored } from '../queue/queue-entry.ts'
import { startState } from '../queue/queue-state.ts'
import { RowWrites } from './row-writes.ts'

const trip = { id: 7, title: 'Lisbon', role: 'owner', rev: 10, createdAt: '2027-04-01T10:00:00.000Z' } as Trip
const snapshot = (title: string, rev: number) =>
  ({ trip: { ...trip, title, rev }, rev, members: [] }) as unknown as Snapshot

const writes = new RowWrites({ lists, reload: () => undefined })
const waiting = (ownEdit: OwnEdit, tripId: number | null) => {
  const entry = { ...writeOf('write', { side: { owner: maya.id, ownEdit, tripId } }), seq: 1 }
  writes.stored({ ...startState, stored: { ...nothingStored, queue: [entry] } })
}
const takeBack = () => writes.stored(startState)

const page = () => queryClient.getQueryData<Trip>(['trips', 7])?.title
const overview = () => queryClient.getQueryData<Trip[]>(['trips'])?.map(({ title }) => title)

beforeEach(() => {
  applySnapshot(snapshot('Lisbon', 10))
  queryClient.setQueryData(['trips'], takeTrips([trip]))
  queryClient.setQueryData(userKey, takeProfile({ user: maya }))
})
afterEach(() => {
  queryClient.clear()
  leaveSession()
  takeBack()
})

test('a trip that was renamed without a connection is called so on its page and in the overview, whatever is read meanwhile', () => {
  waiting({ of: 'trip', kind: 'set', fields: { title: 'Porto' } }, 7)
  expect([page(), overview()]).toEqual(['Porto', ['Porto']])
  applySnapshot(snapshot('Lisboa', 12))
  queryClient.setQueryData(['trips'], takeTrips([{ ...trip, title: 'Lisboa', rev: 12 }]))
  expect([page(), overview()]).toEqual(['Porto', ['Porto']])
  takeBack()
  expect([page(), overview()]).toEqual(['Lisboa', ['Lisboa']])
})

test('a trip that was made or deleted without a connection comes and goes in the overview', () => {
  const tripId = temporaryId(() => 0.5)
  waiting({ of: 'trip', kind: 'put', trip: { ...trip, id: tripId, title: 'Kyoto' } }, tripId)
  expect(overview()).toEqual(['Lisbon', 'Kyoto'])
  takeBack()
  expect(overview()).toEqual(['Lisbon'])
  waiting({ of: 'trip', kind: 'remove' }, 7)
  expect([page(), overview()]).toEqual(['Lisbon', []])
  takeBack()
  expect(overview()).toEqual(['Lisbon'])
})

test('a name that waits is the name that is shown, until it is taken back', () => {
  const name = () => queryClient.getQueryData<{ user: { name: string } }>(userKey)?.user.name
  waiting({ of: 'user', kind: 'set', fields: { name: 'Maya O.' } }, null)
  expect(name()).toBe('Maya O.')
  takeBack()
  expect(name()).toBe(maya.name)
})
