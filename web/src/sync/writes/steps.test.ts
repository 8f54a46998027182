import { planSteps } from '@sojourn/contract/ideas/as-item'
import type { Idea } from '@sojourn/contract/ideas/schema'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Snapshot } from '@sojourn/contract/sync/api'
import type { StepsAnswer } from '@sojourn/contract/sync/steps'
import type { Trip } from '@sojourn/contract/trips/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeOf } from '../../../test/queue-tab.ts'
import { applySnapshot } from '../cache/changes.ts'
import { queryClient } from '../cache/query-client.ts'
import { listOf, lists, shownTrip } from '../cache/row-store.ts'
import type { Write } from '../overlay/write.ts'
import { nothingStored } from '../queue/queue-entry.ts'
import { startState } from '../queue/queue-state.ts'
import { RowWrites } from './row-writes.ts'
import { inverseSteps, listEditsOf } from './steps.ts'

const at = '2027-04-01T10:00:00.000Z'
const trip = { id: 7, title: 'Rome', role: 'owner', rev: 1, currency: 'EUR', createdAt: at } as Trip
const boats: Idea = {
  id: '4c6a32b4-7c2f-4a53-8d3b-4a1e8d1f0c11',
  tripId: 7,
  title: 'Rowing boats',
  type: 'outdoor',
  location: null,
  latitude: null,
  longitude: null,
  cost: 12,
  currency: 'EUR',
  minutes: 90,
  link: null,
  notes: null,
  votes: [{ by: 'tom', up: true }],
  version: 1,
  createdAt: at,
  updatedAt: at,
}

const reload = vi.fn<() => void>()
const writes = new RowWrites({ lists, reload })
const titles = () => [
  listOf(7, 'ideas')
    .shown()
    ?.map(({ title }) => title),
  listOf(7, 'itinerary')
    .shown()
    ?.map(({ title, date }) => `${title} ${date}`),
]
const onDay = planSteps(boats, { date: '2027-04-20', time: null })
const waiting = (parts: NonNullable<Write['side']['parts']>): Write => {
  const write = writeOf('write', { method: 'PUT', side: { parts } })
  writes.stored({ ...startState, stored: { ...nothingStored, queue: [{ ...write, seq: 1 }] } })
  return write
}

beforeEach(() => {
  lists.forget(7)
  applySnapshot({ trip, ideas: [boats], itinerary: [], members: [], rev: 1 } as unknown as Snapshot)
})
afterEach(() => {
  writes.stored(startState)
  writes.leave()
  queryClient.clear()
})

test('an idea that is put on a day leaves the ideas and comes to the day at once, and both go back together', () => {
  waiting(listEditsOf(7, { steps: onDay }))
  expect(titles()).toEqual([[], ['Rowing boats 2027-04-20']])
  writes.stored(startState)
  expect(titles()).toEqual([['Rowing boats'], []])
})

test('what the server answers is what is shown, without another read', () => {
  const write = waiting(listEditsOf(7, { steps: onDay }))
  const item = { ...boats, date: '2027-04-21', order: 0, version: 1 } as unknown as ItineraryItem
  const later = '2027-04-02T10:00:00.000Z'
  const answer: StepsAnswer = {
    trip: null,
    rows: [
      { collection: 'ideas', rowId: boats.id, row: null, createdAt: later },
      {
        collection: 'itinerary',
        rowId: boats.id,
        row: item as unknown as Record<string, unknown>,
        createdAt: later,
      },
    ],
  }
  writes.settled(write, answer)
  writes.stored(startState)
  expect(titles()).toEqual([[], ['Rowing boats 2027-04-21']])
  expect(reload).not.toHaveBeenCalled()
})

test('new dates of a trip are shown with what moves', () => {
  const dates = { startDate: '2027-05-01', endDate: '2027-05-04' }
  waiting(listEditsOf(7, { steps: [], dates }))
  expect(shownTrip(7)).toMatchObject({ startDate: '2027-05-01T00:00:00.000Z' })
})

test('the way back is the same steps from the last to the first, with what was there before', () => {
  const back = inverseSteps(7, onDay)
  expect(back.map(({ action, collection }) => `${action} ${collection}`)).toEqual([
    'remove itinerary',
    'add ideas',
  ])
  expect(back[1]).toMatchObject({ fields: { title: 'Rowing boats', minutes: 90, votes: boats.votes } })
  const renamed = {
    action: 'change',
    collection: 'ideas',
    id: boats.id,
    fields: { title: 'Boats', notes: 'x' },
  } as const
  expect(inverseSteps(7, [renamed])).toEqual([{ ...renamed, fields: { title: 'Rowing boats', notes: null } }])
})
