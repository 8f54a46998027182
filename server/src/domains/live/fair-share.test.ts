import { expect, test } from 'vitest'
import { linesTooMany } from './fair-share.ts'

test.each([
  { own: 1000, others: [], away: 0, why: 'nobody else is there' },
  { own: 50, others: [0], away: 0, why: 'so few are no burden' },
  { own: 1000, others: [0], away: 5, why: 'it is not known yet whether anybody is led there' },
  { own: 1000, others: [3], away: 100, why: 'many go, but not all at once' },
  { own: 700, others: [500], away: 100, why: 'many go, but not all at once' },
  { own: 160, others: [40], away: 60, why: 'as many as are too many' },
  { own: 550, others: [450], away: 0, why: 'it is even enough' },
  { own: 140, others: [60], away: 0, why: 'it is even enough' },
  { own: 450, others: [550], away: 0, why: 'another has more' },
  { own: 400, others: [400, 0], away: 5, why: 'the two are even, and the third has just come' },
  { own: 400, others: [400, 3], away: 100, why: 'the third has room' },
  { own: 400, others: [800, 3], away: 0, why: 'another has more' },
])('who holds $own lines beside $others asks $away of them to come back: $why', ({ own, others, away }) =>
  expect(linesTooMany(own, others)).toBe(away),
)
