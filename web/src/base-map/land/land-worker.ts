// Off the page's thread: reads the world's outline once, cuts out what a picture needs and draws it.
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { drawLand, type Land, withBleed } from './draw-land.ts'
import type { Detail, LandAhead, LandAnswer, LandReply, LandRequest } from './land-messages.ts'
import { outlineUrls } from './outlines.ts'
import { boxOf, type MapBox, overlaps, type Ring, rounded, shifted, thinned, toRings } from './rings.ts'
import { clipRing, hasCoast } from './clip-ring.ts'

interface Framed {
  ring: Ring
  box: MapBox
}

interface Outline {
  coasts: Framed[]
  borders: Framed[]
}

const outlines = new Map<Detail, Promise<Outline>>()

const framed = (coordinates: readonly (readonly number[])[]): Framed[] =>
  toRings(coordinates).map((ring) => ({ ring, box: boxOf(ring) }))

async function readOutline(detail: Detail): Promise<Outline> {
  const answer = await fetch(outlineUrls[detail])
  if (!answer.ok) throw new Error(`the outline answered ${answer.status}`)
  const topology = (await answer.json()) as Topology
  const { land, countries } = topology.objects as Record<string, GeometryCollection>
  const shapes = land ? feature(topology, land).features : []
  const polygons = shapes.flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates
    return geometry.type === 'Polygon' ? [geometry.coordinates] : []
  })
  const lines = countries ? mesh(topology, countries, (a, b) => a !== b).coordinates : []
  return { coasts: polygons.flat().flatMap(framed), borders: lines.flatMap(framed) }
}

function outlineOf(detail: Detail): Promise<Outline> {
  const known = outlines.get(detail)
  if (known) return known
  const outline = readOutline(detail)
  outlines.set(detail, outline)
  // A failed read is tried again at the next picture.
  outline.catch(() => outlines.delete(detail))
  return outline
}

const roundedPasses = 3
const thinPx = 0.6
const softened = new WeakMap<Ring, Ring>()

/** The whole ring, before it is cut: neighbouring pictures must agree on every corner. */
function soft(ring: Ring): Ring {
  const known = softened.get(ring) ?? rounded(ring, roundedPasses)
  softened.set(ring, known)
  return known
}

/** A picture past the date line goes on with the world's other edge. */
async function cutOut({ detail, pixel }: LandRequest, box: MapBox): Promise<Land> {
  // Without a connection the coarse one is here, the fine one perhaps not.
  const { coasts, borders } = await outlineOf(detail).catch(() => outlineOf('coarse'))
  const clipped = inAllTurns(coasts, box, (ring) => (detail === 'fine' ? soft(ring) : ring))
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length >= 6)
  return {
    rings: clipped.map((ring) => thinned(ring, pixel * thinPx)),
    borders: inAllTurns(borders, box).map((ring) => thinned(ring, pixel * thinPx)),
    hasCoast: clipped.some((ring) => hasCoast(ring, box)),
  }
}

function inAllTurns(all: readonly Framed[], box: MapBox, look = (ring: Ring): Ring => ring): Ring[] {
  return [0, -1, 1].flatMap((turn) => {
    const moved = { ...box, minX: box.minX - turn, maxX: box.maxX - turn }
    return all.flatMap((one) =>
      overlaps(one.box, moved) && isOwnOfTurn(one.box, turn) ? [shifted(look(one.ring), turn)] : [],
    )
  })
}

/** What lies across the date line is there at both edges already. */
const isOwnOfTurn = ({ minX, maxX }: MapBox, turn: number): boolean =>
  turn === 0 || (turn === 1 ? minX >= 0 : maxX <= 1)

async function answer(request: LandRequest): Promise<LandAnswer> {
  const { box, pixel, picture } = request
  if (!picture) return { hasCoast: (await cutOut(request, box)).hasCoast, bitmap: null }
  const land = await cutOut(request, withBleed(box, pixel))
  const { width, height, ratio } = picture
  const canvas = new OffscreenCanvas(width * ratio, height * ratio)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is nothing to draw on')
  context.scale(ratio, ratio)
  drawLand({ ...picture, context, box }, land)
  return { hasCoast: land.hasCoast, bitmap: canvas.transferToImageBitmap() }
}

self.addEventListener('message', (event: MessageEvent<LandRequest | LandAhead>) => {
  // Whether it can be had is told when it is needed.
  if ('ahead' in event.data) {
    outlineOf(event.data.ahead).catch(() => null)
    return
  }
  const { id } = event.data
  const reply = (message: LandReply, transfer: Transferable[] = []) => self.postMessage(message, { transfer })
  answer(event.data).then(
    (found) => reply({ id, ...found }, found.bitmap ? [found.bitmap] : []),
    (error: unknown) => reply({ id, failed: String(error) }),
  )
})
