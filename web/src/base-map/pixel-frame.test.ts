import { expect, test } from 'vitest'
import { gather, meet, paddingFor, frameAround } from './pixel-frame.ts'

const pin = 20
const at = (x: number, y: number) => ({ x, y })
const frame = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test.each([
  ['nothing lies on the map', [], { top: 20, right: 20, bottom: 20, left: 20 }],
  ['a card stands at its top', [frame(12, 12, 240, 56)], { top: 88, right: 20, bottom: 20, left: 20 }],
  ['buttons stand at its right', [frame(304, 12, 44, 200)], { top: 20, right: 76, bottom: 20, left: 20 }],
  ['a button stands below', [frame(12, 374, 140, 44)], { top: 20, right: 20, bottom: 76, left: 20 }],
  [
    'all of them stand there',
    [frame(12, 12, 240, 56), frame(304, 12, 44, 200), frame(12, 374, 140, 44)],
    { top: 88, right: 76, bottom: 76, left: 20 },
  ],
  ['a panel covers it all', [frame(0, 0, 360, 430)], { top: 20, right: 20, bottom: 20, left: 20 }],
])('when %s, what is fitted keeps clear of it', (_when, covers, expected) => {
  expect(paddingFor({ width: 360, height: 430 }, covers, pin)).toEqual(expected)
})

test('pins within reach of one another lie in a pile, the others stand alone', () => {
  const pins = [at(0, 0), at(10, 0), at(100, 0), at(0, 19), at(105, 5), at(300, 0)]
  expect(gather(pins, (one) => one, 24).map((pile) => pile.length)).toEqual([3, 2, 1])
  expect(gather([], at.bind(null, 0, 0), 24)).toEqual([])
})

test('frames meet when they share more than an edge', () => {
  expect(meet(frameAround(at(0, 0), 10), frameAround(at(15, 0), 10))).toBe(true)
  expect(meet(frameAround(at(0, 0), 10), frameAround(at(20, 0), 10))).toBe(false)
})
