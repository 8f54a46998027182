import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { once } from '@sojourn/contract/values/once'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { coastView, toMap } from '../src/features/landing/coast-view.ts'

type Point = readonly [number, number]

/** The coast is cut somewhat outside the picture, so that the cut itself never shows. */
const margin = 60
const roundings = 3

const colours = {
  day: { water: '#cfe4ee', ripple: '#bcd8e6', land: '#f7f4ea', shore: '#d8d0ba', grid: '#b9d3df' },
  evening: { water: '#0d1a36', ripple: '#11224a', land: '#1d2a4b', shore: '#33446e', grid: '#1b2c55' },
} as const

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** What of a ring lies on one side of a line across the picture. */
function cut(ring: Point[], axis: 0 | 1, limit: number, keepsBelow: boolean): Point[] {
  const isIn = (point: Point) => point[axis] <= limit === keepsBelow
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1) ?? point
    const crossing = isIn(before) !== isIn(point)
    const edge = crossing
      ? [between(before, point, (limit - before[axis]) / (point[axis] - before[axis]))]
      : []
    return isIn(point) ? [...edge, point] : edge
  })
}

const cutToPicture = (ring: Point[]): Point[] =>
  [
    [0, -margin, false],
    [0, coastView.width + margin, true],
    [1, -margin, false],
    [1, coastView.height + margin, true],
  ].reduce<Point[]>(
    (rest, [axis, limit, keepsBelow]) => cut(rest, axis as 0 | 1, limit as number, keepsBelow as boolean),
    ring,
  )

/** Takes the corners off a ring: each side keeps its middle half. */
const rounded = (ring: Point[]): Point[] =>
  ring.flatMap((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point
    return [between(point, next, 0.25), between(point, next, 0.75)]
  })

const toPath = (ring: Point[]): string =>
  ring.length < 3 ? '' : `M${ring.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`

/** Made once: by day and in the evening it is the same coast. */
const coastPath = once(() => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>
  const { features } = feature(topology, topology.objects.land)
  return features
    .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []))
    .map((ring) => cutToPicture(ring.map(([lon = 0, lat = 0]) => toMap(lat, lon))))
    .map((ring) => Array.from({ length: roundings }).reduce<Point[]>(rounded, ring))
    .map(toPath)
    .join('')
})

function grid(): string {
  const { width, height } = coastView
  const line = (x1: number, y1: number, x2: number, y2: number) => `M${x1},${y1}L${x2},${y2}`
  const columns = [80, 160, 240, 320, 400].map((x) => line(x, 0, x, height))
  const rows = [76, 152, 228, 304].map((y) => line(0, y, width, y))
  return [...columns, ...rows].join('')
}

/** The sea and the land around Lisbon, as the app's own map draws them without tiles. */
export function lisbonCoast(hour: keyof typeof colours): string {
  const { water, ripple, land, shore, grid: gridLine } = colours[hour]
  const coast = coastPath()
  const { width, height } = coastView
  const ripples = [30, 20, 10]
    .map((size) => `<use href="#c" fill="none" stroke="${ripple}" stroke-width="${size}" opacity=".5"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs><path id="c" d="${coast}" stroke-linejoin="round"/></defs><rect width="${width}" height="${height}" fill="${water}"/>${ripples}<path d="${grid()}" stroke="${gridLine}" opacity=".55"/><use href="#c" fill="${land}" stroke="${shore}" stroke-width="1.5"/><path d="${grid()}" stroke="${gridLine}" opacity=".25"/></svg>`
}
