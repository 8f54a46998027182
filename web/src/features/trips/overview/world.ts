import { useQuery } from '@tanstack/react-query'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import fine from 'world-atlas/countries-50m.json?url'
import coarse from 'world-atlas/countries-110m.json?url'
import { project } from './projection.ts'

export type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** The world as two SVG paths in the projection's units. */
export interface WorldPaths {
  land: string
  borders: string
}

type Line = readonly (readonly number[])[]

/** Below this width the coarse outline cannot be told from the fine one, which is six times as large. */
const fineFromPx = 900

/** Points nearer than this to the one before are left out; nobody can see them. */
const leastStep = 0.3

/** Longitudes counted on past the date line, so that a ring across it stays in one piece. */
function unwrapped(line: Line): [number, number][] {
  let turns = 0
  let before = line[0]?.[0] ?? 0
  return line.map(([lng = 0, lat = 0]) => {
    if (Math.abs(lng - before) > 180) turns += lng < before ? 360 : -360
    before = lng
    return [lng + turns, lat]
  })
}

function linePath(line: readonly (readonly [number, number])[], end: 'Z' | ''): string {
  let path = ''
  let last = { x: Number.NaN, y: Number.NaN }
  for (const [lng, lat] of line) {
    const point = project(lng, lat)
    if (Math.abs(point.x - last.x) < leastStep && Math.abs(point.y - last.y) < leastStep) continue
    path += `${path ? 'L' : 'M'}${point.x.toFixed(1)},${point.y.toFixed(1)}`
    last = point
  }
  return path.includes('L') ? path + end : ''
}

/** A ring; one across the date line is drawn at both edges of the map, one around the pole is closed over it. */
function ringPath(ring: Line): string {
  const points = unwrapped(ring)
  const lngs = points.map(([lng]) => lng)
  const [first = 0, last = 0] = [lngs[0], lngs.at(-1)]
  if (Math.abs(last - first) > 180) points.push([last, -90], [first, -90])
  const shifts = [0, Math.max(...lngs) > 180 && -360, Math.min(...lngs) < -180 && 360]
  return shifts
    .filter((shift) => shift !== false)
    .map((shift) =>
      linePath(
        points.map(([lng, lat]) => [lng + shift, lat]),
        'Z',
      ),
    )
    .join('')
}

/** Rings and lines of any geometry. */
function linesOf(geometry: GeoJSON.Geometry): Line[] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat()
  if (geometry.type === 'Polygon' || geometry.type === 'MultiLineString') return geometry.coordinates
  return []
}

export function toPaths(world: World): WorldPaths {
  const land = feature(world, world.objects.land)
  const shores = land.features.flatMap(({ geometry }) => linesOf(geometry))
  const borders = linesOf(mesh(world, world.objects.countries, (a, b) => a !== b))
  return {
    land: shores.map(ringPath).join(''),
    borders: borders.map((line) => linePath(unwrapped(line), '')).join(''),
  }
}

/** Natural Earth from our own server, finer where the map is large; null until it is there. */
export function useWorld(widthPx: number): WorldPaths | null {
  const isLarge = widthPx >= fineFromPx
  const { data } = useQuery({
    queryKey: ['world', isLarge],
    enabled: widthPx > 0,
    queryFn: async ({ signal }) => {
      const answer = await fetch(isLarge ? fine : coarse, { signal })
      if (!answer.ok) throw new Error(`the world answered ${answer.status}`)
      return toPaths((await answer.json()) as World)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return data ?? null
}
