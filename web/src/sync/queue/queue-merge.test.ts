import { expect, test } from 'vitest'
import { done, left, sentIds, tab, withLeft, writeOf } from '../../../test/queue-tab.ts'
import { type Entry, temporaryId } from '../overlay/write.ts'
import { withDependants } from './queue-entry.ts'
import type { Outcome } from './queue-state.ts'

const edit = (id: string, fields: Record<string, string>, seen: Record<string, string>) =>
  writeOf(id, {
    url: '/api/itinerary/tram',
    data: fields,
    side: {
      lanes: ['tram'],
      edits: [{ id: 'tram', kind: 'set', fields }],
      seen,
      thing: 'Tram 28',
    },
  })

/** A tab without a connection in which an activity was changed twice. */
function twoEdits() {
  const queue = tab()
  queue.happen({ kind: 'offline' })
  queue.happen({
    kind: 'made',
    write: edit('first', { time: '16:00', title: 'Tram' }, { time: '10:00', title: 'Tram 28' }),
  })
  queue.happen({ kind: 'made', write: edit('second', { time: '17:00' }, { time: '16:00' }) })
  return queue
}

test('two edits of one row that nobody has sent yet wait as one, which knows what was there before both', () => {
  const queue = twoEdits()
  expect(queue.stored().queue).toMatchObject([
    {
      id: 'second',
      data: { time: '17:00', title: 'Tram' },
      side: {
        seen: { time: '10:00', title: 'Tram 28' },
        edits: [{ fields: { time: '17:00', title: 'Tram' } }],
      },
    },
  ])
  queue.wake('online')
  expect(sentIds(queue)).toEqual(['second'])
})

test('an edit is never added to one that may be on its way: the storage knows before it is sent', () => {
  const queue = twoEdits()
  queue.wake('online')
  expect(queue.stored().queue).toMatchObject([{ id: 'second', side: { isUnsent: false } }])
  queue.answer('second', { kind: 'unreached' })
  queue.happen({ kind: 'offline' })
  queue.happen({ kind: 'made', write: edit('third', { time: '18:00' }, { time: '17:00' }) })
  expect(left(queue)).toEqual(['second', 'third'])
})

test('an edit is not moved past a change of the whole trip', () => {
  const queue = tab()
  queue.happen({ kind: 'offline' })
  const whole = writeOf('currency', { url: '/api/trips/7', side: { isWholeTrip: true, lanes: ['trip-7'] } })
  queue.happen({ kind: 'made', write: edit('first', { time: '16:00' }, { time: '10:00' }) })
  queue.happen({ kind: 'made', write: whole })
  queue.happen({ kind: 'made', write: edit('second', { time: '17:00' }, { time: '16:00' }) })
  expect(left(queue)).toEqual(['first', 'currency', 'second'])
})

test('what was seen goes along only with an edit that has waited', () => {
  const queue = tab()
  queue.happen({ kind: 'made', write: edit('watched', { time: '16:00' }, { time: '10:00' }) })
  expect(queue.take('send')).toMatchObject([{ write: { side: { seen: null } } }])
  queue.answer('watched', { kind: 'unreached' })
  queue.wake('online')
  expect(queue.take('send')).toMatchObject([{ write: { side: { seen: { time: '10:00' } } } }])
})

const conflict: Outcome = {
  kind: 'refused',
  status: 409,
  reason: '',
  theirs: { fields: { time: '11:00' }, by: 'Tom' },
}

test('what somebody else changed meanwhile waits with both values; who keeps their own has seen the other', () => {
  const queue = withLeft(edit('late', { time: '16:00' }, { time: '10:00' }))
  queue.wake('start')
  queue.answer('late', conflict)
  expect(queue.stored().tray).toMatchObject([{ id: 'late', theirs: conflict.theirs }])
  queue.take('send')
  queue.happen({ kind: 'retry', id: 'late' })
  // The server keeps its refusal under the first key: a copy of the request that comes late has no effect.
  expect(queue.take('send')).toMatchObject([{ write: { id: 'late-r2', side: { seen: { time: '11:00' } } } }])
  queue.answer('late-r2', conflict)
  queue.happen({ kind: 'retry', id: 'late-r2' })
  queue.answer('late-r3', done)
  expect(queue.stored()).toMatchObject({ queue: [], tray: [] })
})

const tripId = temporaryId(() => 0.5)
const create = writeOf('create', {
  method: 'POST',
  url: '/api/trips',
  side: { tripId, isWholeTrip: true, lanes: [`trip-${tripId}`] },
})
const inTrip = (id: string, method = 'POST') => writeOf(id, { method, side: { tripId, lanes: ['row'] } })

test('a created trip goes with everything in it, and comes back with it', () => {
  const queue = withLeft(create, inTrip('add'), inTrip('edit', 'PUT'), writeOf('other'))
  queue.happen({ kind: 'offline' })
  queue.wake('timer')
  const gone = withDependants(queue.stored(), 'create')
  queue.happen({ kind: 'discard', id: 'create' })
  expect(left(queue)).toEqual(['other'])
  queue.happen({ kind: 'put-back', entries: gone })
  expect(left(queue)).toEqual(['create', 'add', 'edit', 'other'])
})

test('a discarded write that needed attention comes back as one that does', () => {
  const queue = withLeft(edit('late', { time: '16:00' }, { time: '10:00' }))
  queue.wake('start')
  queue.answer('late', conflict)
  const gone = withDependants(queue.stored(), 'late')
  queue.happen({ kind: 'discard', id: 'late' })
  expect(queue.stored().tray).toEqual([])
  queue.happen({ kind: 'put-back', entries: gone })
  expect(queue.stored()).toMatchObject({ queue: [], tray: [{ id: 'late', theirs: conflict.theirs }] })
})

test.each([
  ['the earlier first', [0, 1]],
  ['the later first', [1, 0]],
])(
  'two edits that became one, discarded by two tabs and wanted again: %s, nothing is lost',
  (_order, order) => {
    const queue = tab()
    queue.happen({ kind: 'offline' })
    queue.happen({ kind: 'made', write: edit('first', { title: 'Tram' }, { title: 'Tram 28' }) })
    const before = withDependants(queue.stored(), 'first')
    queue.happen({ kind: 'made', write: edit('second', { time: '17:00' }, { time: '10:00' }) })
    const after = withDependants(queue.stored(), 'second')
    queue.happen({ kind: 'discard', id: 'second' })
    for (const index of order) queue.happen({ kind: 'put-back', entries: index === 0 ? before : after })
    expect(queue.stored().queue).toMatchObject([{ id: 'second', data: { title: 'Tram', time: '17:00' } }])
  },
)

test('an edit made while the one before it was being discarded stays, also when the discarded one comes back', () => {
  const queue = twoEdits()
  const gone = withDependants(queue.stored(), 'second')
  queue.happen({ kind: 'made', write: edit('third', { time: '18:00' }, { time: '17:00' }) })
  queue.happen({ kind: 'put-back', entries: gone })
  expect(queue.stored().queue).toMatchObject([{ id: 'third', data: { title: 'Tram', time: '18:00' } }])
})

test('what is written into a trip that was discarded before it was created needs attention, and is not stuck', () => {
  const queue = withLeft(inTrip('add') as Entry)
  queue.wake('start')
  expect(queue.stored().queue).toEqual([])
  expect(queue.stored().tray).toMatchObject([
    { id: 'add', cause: 'refused', reason: { code: 'errors.tripDiscarded' } },
  ])
})

test('C-057 a trip created without a connection that is one too many is kept, with the words of the plan', () => {
  const queue = withLeft(create, inTrip('add'))
  queue.wake('start')
  const reason = 'Upgrade to Pro for unlimited trips'
  queue.answer('create', { kind: 'refused', status: 403, reason })
  expect(queue.stored().tray).toMatchObject([{ id: 'create', cause: 'refused', reason }])
  expect(left(queue)).toEqual(['add'])
})
