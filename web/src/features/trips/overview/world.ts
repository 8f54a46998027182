import { useQuery } from '@tanstack/react-query'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import fine from 'world-atlas/countries-50m.json?url'
import coarse from 'world-atlas/countries-110m.json?url'
import { project } from './projection.ts'

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** The world as two SVG paths in the projection's units. */
export interface WorldPaths {
  land: string
  borders: string
}

type Line = readonly (readonly number[])[]

/** Points nearer than this to the one before are left out; nobody can see them. */
const leastStep = 0.3

function linePath(line: Line, end: 'Z' | ''): string {
  let path = ''
  let last = { x: Number.NaN, y: Number.NaN }
  for (const [lng = 0, lat = 0] of line) {
    const point = project(lng, lat)
    if (Math.abs(point.x - last.x) < leastStep && Math.abs(point.y - last.y) < leastStep) continue
    path += `${path ? 'L' : 'M'}${point.x.toFixed(1)},${point.y.toFixed(1)}`
    last = point
  }
  return path.includes('L') ? path + end : ''
}

/** Rings and lines of any geometry. */
function linesOf(geometry: GeoJSON.Geometry): Line[] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat()
  if (geometry.type === 'Polygon' || geometry.type === 'MultiLineString') return geometry.coordinates
  return []
}

function toPaths(world: World): WorldPaths {
  const land = feature(world, world.objects.land)
  const shores = land.features.flatMap(({ geometry }) => linesOf(geometry))
  const borders = linesOf(mesh(world, world.objects.countries, (a, b) => a !== b))
  return {
    land: shores.map((ring) => linePath(ring, 'Z')).join(''),
    borders: borders.map((line) => linePath(line, '')).join(''),
  }
}

/** Natural Earth from our own server, finer where the map is large; null until it is there. */
export function useWorld(isLarge: boolean): WorldPaths | null {
  const { data } = useQuery({
    queryKey: ['world', isLarge],
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
