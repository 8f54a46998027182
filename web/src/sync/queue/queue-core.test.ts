import { expect, test } from 'vitest'
import { done, failed, left, sentIds, tab, withLeft, writeOf } from '../../../test/queue-tab.ts'
import { step } from './queue-core.ts'
import { type Entry, temporaryId } from '../overlay/write.ts'
import { nothingStored } from './queue-entry.ts'
import { type Outcome, passEveryMs, startState } from './queue-state.ts'

test('OFFLINE-08 an entry has id, method, url, data, timestamp and retryCount', () => {
  const queue = tab()
  queue.happen({ kind: 'made', write: writeOf('socks') })
  const [{ side: _side, seq: _seq, ...entry }] = queue.stored().queue as [Entry]
  expect(entry).toEqual({
    id: 'socks',
    method: 'PUT',
    url: '/api/packing/socks',
    data: { packed: true },
    timestamp: 1000,
    retryCount: 0,
  })
})

test('OFFLINE-13 OFFLINE-14 each failed replay adds 1; at 3 it leaves the queue and is kept; the pass was partial', () => {
  const queue = withLeft(writeOf('socks'))
  queue.wake('start')
  for (const retryCount of [1, 2]) {
    queue.answer('socks', failed)
    expect(queue.stored().queue).toMatchObject([{ retryCount }])
    expect(queue.take('passed')).toMatchObject([{ result: 'partial' }])
    queue.happen({ kind: 'stored', stored: queue.stored() })
    expect(sentIds(queue)).toEqual([])
    queue.wake('timer', passEveryMs)
  }
  queue.answer('socks', failed)
  expect(queue.stored().queue).toEqual([])
  expect(queue.stored().tray).toMatchObject([{ id: 'socks', cause: 'server', retryCount: 3 }])
  expect(queue.take('passed')).toMatchObject([{ result: 'partial', parked: 1 }])
})

test('OFFLINE-14 a pass that leaves the queue empty is a success', () => {
  const queue = withLeft(writeOf('socks'))
  queue.wake('start')
  queue.answer('socks', done)
  expect(queue.take('passed')).toMatchObject([{ result: 'success', applied: 1 }])
})

test.each<Outcome>([
  { kind: 'unreached' },
  { kind: 'signed-out' },
  { kind: 'other-user' },
  { kind: 'busy', waitMs: 5 },
])('what says nothing about the write counts nothing, however often: %o', (outcome) => {
  const queue = withLeft(writeOf('socks'))
  queue.wake('start')
  for (let n = 0; n < 10; n++) {
    expect(sentIds(queue)).toEqual(['socks'])
    queue.answer('socks', outcome)
    expect(queue.stored().queue).toMatchObject([{ retryCount: 0 }])
    queue.wake('timer', passEveryMs)
  }
})

test('OFFLINE-15 replay runs on the online event', () => {
  const queue = tab()
  queue.happen({ kind: 'offline' })
  queue.happen({ kind: 'made', write: writeOf('socks') })
  expect(queue.take('send')).toEqual([])
  queue.wake('online')
  expect(sentIds(queue)).toEqual(['socks'])
})

test('OFFLINE-16 replay runs right after queueing while online, and what waits before it goes first', () => {
  const queue = withLeft(writeOf('older', { side: { lanes: ['row'] } }))
  queue.happen({ kind: 'made', write: writeOf('newer', { side: { lanes: ['row'] } }) })
  expect(sentIds(queue)).toEqual(['older'])
  queue.answer('older', done)
  expect(sentIds(queue)).toEqual(['newer'])
})

test('what is made with a connection is sent as it was stored, and not read back from the device first', () => {
  const write = writeOf('socks')
  const [made, first] = step(startState, { kind: 'made', write })
  expect(first.map(({ kind }) => kind)).toEqual(['persist', 'ask-lock'])
  const [locked, none] = step(made, { kind: 'locked' })
  expect(none).toEqual([])
  const stored = { ...nothingStored, queue: [{ ...write, seq: 1 }] }
  const [, sent] = step(locked, { kind: 'persisted', id: 'socks', stored })
  expect(sent.map(({ kind }) => kind)).toEqual(['send'])
  // What could not be stored is sent all the same, and the device is asked what else there is.
  const [, unkept] = step(locked, { kind: 'not-persisted', write })
  expect(unkept.map(({ kind }) => kind)).toEqual(['load', 'send'])
})

test('OFFLINE-17 replay runs every 30 seconds while there is a connection, and not without', () => {
  expect(passEveryMs).toBe(30_000)
  const queue = withLeft(writeOf('socks'))
  queue.wake('start')
  queue.answer('socks', { kind: 'unreached' })
  queue.take('send')
  queue.wake('timer', passEveryMs)
  expect(sentIds(queue)).toEqual(['socks'])
  queue.answer('socks', { kind: 'unreached' })
  queue.happen({ kind: 'offline' })
  queue.wake('timer', passEveryMs)
  expect(sentIds(queue)).toEqual([])
})

test('what the server failed at comes back by itself when it takes something else; a refusal does not', () => {
  const queue = withLeft(writeOf('socks', { retryCount: 2 }), writeOf('map'), writeOf('coat'))
  queue.wake('start')
  queue.answer('socks', failed)
  queue.answer('map', { kind: 'refused', status: 400, reason: 'No' })
  queue.answer('coat', { kind: 'unreached' })
  expect(queue.stored().tray.map(({ id }) => id)).toEqual(['socks', 'map'])
  queue.wake('timer', 120_000)
  queue.answer('coat', done)
  expect(queue.stored().tray.map(({ id }) => id)).toEqual(['map'])
  expect(left(queue)).toEqual(['socks'])
})

test('a later edit of a row waits for an earlier one that comes back, so that the last word stays the last', () => {
  const queue = withLeft(writeOf('first', { retryCount: 2, side: { lanes: ['row'] } }))
  queue.wake('start')
  queue.answer('first', failed)
  queue.take('send')
  queue.happen({ kind: 'made', write: writeOf('second', { side: { lanes: ['row'] } }) })
  expect(sentIds(queue)).toEqual([])
  queue.wake('online')
  expect(sentIds(queue)).toEqual(['first'])
})

test('what is in a trip that has no id yet waits for it, and is then sent to the real one', () => {
  const tripId = temporaryId(() => 0.5)
  const create = writeOf('create', {
    method: 'POST',
    url: '/api/trips',
    side: { tripId, isWholeTrip: true, lanes: [] },
  })
  const add = writeOf('add', {
    method: 'POST',
    url: `/api/trips/${tripId}/packing`,
    data: { tripId },
    side: { tripId },
  })
  const queue = withLeft(create, add)
  queue.wake('start')
  expect(sentIds(queue)).toEqual(['create'])
  queue.answer('create', { kind: 'done', answer: { id: 12 } })
  expect(queue.take('send')).toMatchObject([
    { write: { id: 'add', url: '/api/trips/12/packing', data: { tripId: 12 }, side: { tripId: 12 } } },
  ])
  expect(queue.stored().ids.get(tripId)).toBe(12)
})

test('discarding a creation discards what is about it, and nothing else', () => {
  const create = writeOf('create', { method: 'POST', side: { lanes: ['row'] } })
  const queue = withLeft(create, writeOf('edit', { side: { lanes: ['row'] } }), writeOf('other'))
  queue.happen({ kind: 'offline' })
  queue.wake('timer')
  queue.happen({ kind: 'discard', id: 'create' })
  expect(left(queue)).toEqual(['other'])
})

test('OFFLINE-05 a write is claimed as saved only once it is stored; where nothing can be stored it is not', () => {
  const [state] = step(startState, { kind: 'offline' })
  const write = writeOf('socks')
  const [made, first] = step(state, { kind: 'made', write })
  expect(first).toMatchObject([{ kind: 'persist', write }])
  const [, kept] = step(made, {
    kind: 'persisted',
    id: 'socks',
    stored: { ...nothingStored, queue: [{ ...write, seq: 1 }] },
  })
  expect(kept).toEqual([{ kind: 'claim', id: 'socks' }])
  const [, lost] = step(made, { kind: 'not-persisted', write })
  expect(lost).toMatchObject([{ kind: 'fail', isKept: false }])
})
