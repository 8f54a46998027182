import { expect, test } from 'vitest'
import { arrowTo, layNames, type MapName } from './map-names.ts'
import type { MapNameKind } from './map-name-looks.ts'
import { frameAround } from './pixel-frame.ts'

const size = { width: 600, height: 400 }
const name = (text: string, x: number, y: number, kind: MapNameKind = 'town'): MapName => ({
  text,
  x,
  y,
  kind,
})
const laid = (names: MapName[], covered: readonly { x: number; y: number }[] = []) =>
  layNames(
    names,
    size,
    covered.map((pin) => frameAround(pin, 17)),
  )
const texts = (...args: Parameters<typeof laid>) => laid(...args).map(({ text }) => text)

test('a name stands only where it is whole and covers neither another nor a pin', () => {
  expect(texts([name('Sintra', 100, 100), name('Queluz', 110, 105)])).toEqual(['Sintra'])
  expect(texts([name('Sintra', 5, 100)])).toEqual([])
  expect(texts([name('Sintra', 100, 100)], [{ x: 104, y: 104 }])).toEqual([])
  expect(texts([name('Sintra', -40, 100)])).toEqual([])
})

test('a place of the guide is named only where its dot can be seen too', () => {
  expect(texts([name('Chapel', 100, 100, 'guide')])).toEqual(['Chapel'])
  expect(texts([name('Chapel', 100, 100, 'guide')], [{ x: 90, y: 100 }])).toEqual([])
  expect(texts([name('Chapel', 100, 100, 'guide'), name('Tower', 102, 103, 'guide')])).toEqual(['Chapel'])
})

test.each([
  ['above its place', [], [0, -22]],
  ['below it when a pin stands above', [{ x: 300, y: 170 }], [0, 22]],
  [
    'beside it between two pins',
    [
      { x: 300, y: 170 },
      { x: 300, y: 230 },
    ],
    [48, 0],
  ],
])('the destination is named %s', (_where, pins, [dx, dy]) => {
  expect(laid([name('Lisbon', 300, 200, 'destination')], pins)).toMatchObject([{ dx, dy, isBeyond: false }])
})

test('the destination is named although pins lie all over it', () => {
  const pins = Array.from({ length: 600 }, (_, n) => ({ x: (n % 30) * 20, y: Math.floor(n / 30) * 20 }))
  expect(texts([name('Lisbon', 300, 200, 'destination'), name('Sintra', 100, 100)], pins)).toEqual(['Lisbon'])
})

test('a destination out of view is named at the edge behind which it lies, with an arrow', () => {
  const [found] = laid([name('Lisbon', 900, 200, 'destination')])
  expect(found).toMatchObject({ isBeyond: true, dy: 0 })
  expect(found!.x + found!.dx).toBeGreaterThan(500)
  expect(arrowTo(found!.dx, found!.dy)).toBe('→')
  expect(arrowTo(-10, 10)).toBe('↗')
  expect(arrowTo(0, -10)).toBe('↓')
})

test('at the edge it keeps clear of the buttons there', () => {
  const buttons = { left: 540, right: 590, top: 100, bottom: 300 }
  const [found] = layNames([name('Lisbon', 900, 200, 'destination')], size, [buttons])
  const frame = frameAround({ x: found!.x + found!.dx, y: found!.y + found!.dy }, 36, 12)
  expect(frame.right <= buttons.left || frame.bottom <= buttons.top || frame.top >= buttons.bottom).toBe(true)
})

test('a place of the guide is named beside its dot, and a small map takes fewer of them', () => {
  expect(laid([name('Belém Tower', 300, 200, 'guide')])).toMatchObject([{ dy: 0 }])
  const many = Array.from({ length: 40 }, (_, n) => name('Museum', 60 + (n % 5) * 110, 20 + n * 9, 'guide'))
  expect(texts(many)).toHaveLength(8)
})
