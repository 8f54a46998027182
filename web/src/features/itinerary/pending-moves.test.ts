import { withDayMove } from '@sojourn/contract/itinerary/move-item'
import { expect, test } from 'vitest'
import { pendingMoves } from './pending-moves.ts'

const date = '2027-04-21'
const day = ['a', 'b', 'c'].map((id, order) => ({ id, date, time: null, order, title: id }))
const first = { date, ids: ['b', 'a', 'c'] }
const second = { date, ids: ['b', 'c', 'a'] }
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('')

function movedTwice() {
  const pending = pendingMoves()
  pending.begin(day, first)
  const after = withDayMove(day, first)
  pending.begin(after, second)
  return { pending, shown: withDayMove(after, second) }
}

test('when two quick moves both fail, the activities stand where they stood before the first', () => {
  const { pending, shown } = movedTwice()
  expect(ids(shown)).toBe('bca')
  expect(pending.end(undefined)).toBeNull()
  const restored = pending.end(undefined)
  expect(restored && ids(restored(shown))).toBe('abc')
})

test('when only the second fails, the first one holds', () => {
  const { pending, shown } = movedTwice()
  expect(pending.end(withDayMove(day, first).slice(0, 2))).toBeNull()
  const restored = pending.end(undefined)
  expect(restored && ids(restored(shown))).toBe('bac')
})

test('when only the first fails, the second one holds', () => {
  const { pending, shown } = movedTwice()
  expect(pending.end(undefined)).toBeNull()
  const restored = pending.end(shown)
  expect(restored && ids(restored(shown))).toBe('bca')
})

test('moves that were all saved put nothing back', () => {
  const { pending } = movedTwice()
  expect(pending.end([])).toBeNull()
  expect(pending.end([])).toBeNull()
})

test('what was renamed or deleted while a failed move was on its way stays so', () => {
  const pending = pendingMoves()
  pending.begin(day, first)
  const shown = withDayMove(day, first).filter(({ id }) => id !== 'c')
  const restored = pending.end(undefined)
  expect(restored?.(shown.map((item) => ({ ...item, title: 'new' })))).toEqual([
    { ...day[0], title: 'new' },
    { ...day[1], title: 'new' },
  ])
})
