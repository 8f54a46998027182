import { expect, test } from 'vitest'
import { coarse, extentOf } from './coarse.ts'
import { draw } from './draw.ts'

test.each([
  ['M10,10h30v20h-30z', [30, 20]],
  ['M0,0L40,-5', [40, 5]],
  ['M5,5c1,1 2,2 10,20', [10, 20]],
  // A dome of radius 12.
  ['M0,50a12,12 0 0 1 24,0z', [24, 12]],
] as const)('the path %s reaches over %j', (data, extent) => {
  expect(extentOf(data)).toEqual(extent)
})

test('a thumbnail leaves out what would be smaller than a pixel or two', () => {
  const wall = '<rect x="0" y="0" width="60" height="80" fill="#fff"/>'
  const window = '<rect x="4" y="4" width="3" height="5" fill="#000"/>'
  const bird = '<path d="M0,0q2,-2 4,0" fill="none"/>'
  expect(coarse(`<svg>${wall}<g transform="scale(2)">${window}</g>${bird}</svg>`)).toBe(`<svg>${wall}</svg>`)
})

test('a thumbnail of Bangkok has half the parts of its postcard, and no grain', () => {
  const look = { subject: { id: 'bangkok' }, season: 'summer', evening: false } as const
  const partsOf = (svg: string) => svg.match(/<[a-z]/gi)?.length ?? 0
  const thumb = draw({ ...look, shape: 'thumb' })
  expect(partsOf(thumb)).toBeLessThan(partsOf(draw({ ...look, shape: 'card' })) / 2)
  expect(thumb).not.toContain('<pattern')
})
