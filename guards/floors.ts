import { circlesOf } from './circles.ts'
import type { ImportGraph, Sources } from './import-graph.ts'

/** Packages whose README names the folders of `src`, from the bottom, in a numbered list. */
export const floored = ['server', 'web'] as const

/** `1. \`platform/\`: what it holds` */
const line = /^\d+\. `([\w-]+)\/`/gm

const floorsOf = (name: string, sources: Sources): string[] =>
  [...(sources.get(`${name}/README.md`) ?? '').matchAll(line)].map(([, floor = '']) => floor)

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** `server/src/domains/trips/service.ts` → package, floor, room. A file of `src` itself joins all floors: it has none. */
function placeOf(path: string): { of: string; floor: string; room: string } | null {
  const [, of = '', floor = '', inside = ''] = /^([^/]+)\/src\/([^/]+)\/([^/]+)/.exec(path) ?? []
  return floor ? { of, floor, room: `${of}/src/${floor}/${inside}` } : null
}

/** What is shipped of these packages; tests may reach for the whole. */
const shipped = (graph: ImportGraph): ImportGraph =>
  new Map(
    [...graph].filter(([path]) => !isTest(path) && floored.some((name) => path.startsWith(`${name}/src/`))),
  )

export function unknownFloors(graph: ImportGraph, sources: Sources): string[] {
  const unlisted = [...shipped(graph).keys()].flatMap((path) => {
    const place = placeOf(path)
    return place && !floorsOf(place.of, sources).includes(place.floor)
      ? [`${place.of}/README.md does not name ${place.of}/src/${place.floor}`]
      : []
  })
  return [...new Set(unlisted)]
}

export function arrowsUpwards(graph: ImportGraph, sources: Sources): string[] {
  const heights = new Map(floored.map((name) => [name as string, floorsOf(name, sources)]))
  const heightOf = (path: string): number => {
    const place = placeOf(path)
    return place ? (heights.get(place.of)?.indexOf(place.floor) ?? -1) : Number.POSITIVE_INFINITY
  }
  const own = shipped(graph)
  return [...own].flatMap(([from, imports]) =>
    imports
      .filter(({ to }) => own.has(to) && heightOf(from) >= 0 && heightOf(to) > heightOf(from))
      .map(({ to }) => `${from} imports ${to}`),
  )
}

/** A room is a folder on a floor, or a file that stands there by itself. */
export function circlesOfRooms(graph: ImportGraph): string[] {
  const own = shipped(graph)
  const rooms = new Map<string, Map<string, string>>()
  for (const [from, imports] of own) {
    const here = placeOf(from)
    if (!here) continue
    const next = rooms.get(here.room) ?? new Map<string, string>()
    rooms.set(here.room, next)
    for (const { to } of imports) {
      const there = placeOf(to)
      if (own.has(to) && there?.floor === here.floor && there.room !== here.room)
        next.set(there.room, `${from} imports ${to}`)
    }
  }
  const asGraph = new Map(
    [...rooms].map(([room, next]) => [room, [...next.keys()].map((to) => ({ to, kind: 'static' as const }))]),
  )
  return circlesOf(asGraph).map((circle) => {
    const arrows = circle.flatMap((room) =>
      [...(rooms.get(room) ?? [])].flatMap(([to, arrow]) => (circle.includes(to) ? [arrow] : [])),
    )
    return `${circle.join(' ⇄ ')}: ${arrows.join(', ')}`
  })
}
