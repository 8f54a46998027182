import { expect, test } from 'vitest'
import type { PixelFrame } from '../../../base-map/pixel-frame.ts'
import { ringLabelAt } from './ring-label.ts'

const size = { width: 700, height: 600 }
const title: PixelFrame = { left: 16, right: 330, top: 16, bottom: 60 }
const controls: PixelFrame = { left: 640, right: 684, top: 16, bottom: 270 }

test.each([
  ['at the top of its ring', { x: 350, y: 300 }, 200, [title, controls], { x: 350, y: 100 }],
  ['beside the title', { x: 300, y: 250 }, 200, [title, controls], { x: 441, y: 109 }],
  ['inside the map', { x: 350, y: 100 }, 150, [], { x: 350, y: 250 }],
] as const)('a ring’s distance stands %s', (_where, centre, radiusPx, taken, expected) => {
  const at = ringLabelAt(centre, radiusPx, size, taken)
  expect(at && { x: Math.round(at.x), y: Math.round(at.y) }).toEqual(expected)
})

test('a ring outside the map carries no distance', () => {
  expect(ringLabelAt({ x: 350, y: 300 }, 900, size, [])).toBeNull()
})
