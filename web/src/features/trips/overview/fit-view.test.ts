import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitView, type Room } from './fit-view.ts'
import { rooms } from './rooms.ts'

const place = (lng: number, lat: number) => ({
  x: ((lng + 180) / 360) * 256,
  y: 128 - (128 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)),
})

const six = [
  place(135.8, 35),
  place(-9.1, 38.7),
  place(-74, 40.7),
  place(-22, 64.1),
  place(-8, 31.6),
  place(18.4, -33.9),
]

const frames = [
  ['on a phone', { width: 328, height: 184 }, rooms.phone],
  ['on a tablet', { width: 720, height: 250 }, rooms.tablet],
  ['on a wide screen', { width: 1160, height: 330 }, rooms.desktop],
] as const

const inFrame = (places: typeof six, frame: { width: number; height: number }, room: Room) => {
  const { zoom, centre } = fitView(places, frame, room)
  return places.map(({ x, y }) => ({
    x: (x - centre.x) * 2 ** zoom + frame.width / 2,
    y: (y - centre.y) * 2 ** zoom + frame.height / 2,
  }))
}

test.each(frames)('all pins are whole and in view %s, wherever the trips go', (_, frame, room) => {
  const anywhere = fc.record({
    lng: fc.double({ min: -180, max: 360, noNaN: true }),
    lat: fc.double({ min: -60, max: 72, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 1, maxLength: 8 }), (places) => {
      const pins = inFrame(
        places.map(({ lng, lat }) => place(lng, lat)),
        frame,
        room,
      )
      for (const { x, y } of pins) {
        expect(x).toBeGreaterThanOrEqual(room.left - 0.01)
        expect(x).toBeLessThanOrEqual(frame.width - room.right + 0.01)
        expect(y).toBeGreaterThanOrEqual(room.top - 0.01)
        expect(y).toBeLessThanOrEqual(frame.height - room.bottom + 0.01)
      }
    }),
  )
})

test.each(frames)('six trips on four continents fill the frame %s', (_, frame, room) => {
  const pins = inFrame(six, frame, room)
  const taken = (axis: 'x' | 'y') =>
    Math.max(...pins.map((pin) => pin[axis])) - Math.min(...pins.map((pin) => pin[axis]))
  expect(
    Math.max(
      taken('x') / (frame.width - room.left - room.right),
      taken('y') / (frame.height - room.top - room.bottom),
    ),
  ).toBeGreaterThan(0.7)
})

test('a world narrower than the frame stands in its middle, cut where no land is', () => {
  const { isNarrow, centre, west } = fitView(six, { width: 1160, height: 330 }, rooms.desktop)
  expect(isNarrow).toBe(true)
  expect(centre.x).toBeCloseTo(west + 128)
  expect((west / 256) * 360 - 180).toBeCloseTo(-169)
})

test('a world wider than the frame is cut nowhere, at no width', () => {
  const cutAt = Array.from({ length: 900 }, (_, more) => 300 + more).filter(
    (width) => fitView([place(-74, 40.7), place(135.8, 35)], { width, height: 330 }, rooms.tablet).isNarrow,
  )
  expect(cutAt).toEqual([])
})

test('trips on both sides of the date line keep the land between them', () => {
  const { west } = fitView([place(178, -18), place(230, 45)], { width: 1160, height: 330 }, rooms.desktop)
  expect(west).toBeCloseTo((place(178, 0).x + place(230, 0).x) / 2 - 128)
})

test('a pin stands neither behind the legend nor behind the buttons', () => {
  const frame = { width: 1160, height: 330 }
  const corners = [place(-120, -35), place(150, 60)]
  const [southWest, northEast] = inFrame(corners, frame, rooms.desktop)
  const { legend, buttons } = rooms.desktop
  expect(southWest!.x > legend.width || southWest!.y < frame.height - legend.height).toBe(true)
  expect(northEast!.x < frame.width - buttons.width || northEast!.y > buttons.height).toBe(true)
})

test('one trip is shown near, but not so near that its country is lost', () => {
  expect(fitView([place(-9.1, 38.7)], { width: 328, height: 184 }, rooms.phone).zoom).toBe(4)
})
