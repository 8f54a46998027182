import { expect, test } from 'vitest'
import { minuteOf } from '../values/clock-time.ts'
import { openingNote, type OpenSpan } from './stop-hours.ts'

const [h9, h12, h14, h18, h26] = [9 * 60, 12 * 60, 14 * 60, 18 * 60, 26 * 60]
const castle: OpenSpan[] = [[h9, h18]]
const shop: OpenSpan[] = [
  [h9, h12],
  [h14, h18],
]

test.each([
  ['while it is open', castle, '10:00', 'Open until 18:00', false],
  ['before it opens', castle, '08:00', 'Opens at 09:00', true],
  ['at its end', castle, '18:00', 'Closed from 18:00', true],
  ['over noon', shop, '13:00', 'Opens at 14:00', true],
  ['on the day of rest', [], '10:00', 'Closed today', true],
  ['past midnight', [[h18, h26]] as OpenSpan[], '20:00', 'Open until 02:00', false],
])('who comes %s is told so', (_case, spans, at, text, isShut) => {
  expect(openingNote({ spans, why: null }, minuteOf(at) ?? 0, (clock) => clock)).toEqual({ text, isShut })
})

test('a great holiday is named, and what never shuts says nothing', () => {
  expect(openingNote({ spans: [], why: 'Christmas Day' }, h9, (clock) => clock)?.text).toBe(
    'Closed today: Christmas Day',
  )
  expect(openingNote({ spans: null, why: null }, h9, (clock) => clock)).toBeNull()
  expect(openingNote({ spans: [[0, 24 * 60]], why: null }, h9, (clock) => clock)).toBeNull()
})
