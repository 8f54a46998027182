import { kindAt, pointAt, type Gazetteer } from './load-gazetteer.ts'

const OUTDOOR_KINDS = new Set(['island', 'park', 'landmark'])

/** The towns of each cell of one degree, one cell after the other. */
export interface Grid {
  starts: Uint32Array
  towns: Uint32Array
  outdoors: number[]
}

const CELLS = 180 * 360

export const cellOf = (lat: number, lng: number): number =>
  Math.min(179, Math.max(0, lat + 90)) * 360 + (((lng % 360) + 360) % 360)

export function buildGrid(gazetteer: Gazetteer): Grid {
  const { count } = gazetteer
  const cells = new Int32Array(count).fill(-1)
  const starts = new Uint32Array(CELLS + 1)
  const outdoors: number[] = []
  for (let at = 0; at < count; at++) {
    const kind = kindAt(gazetteer, at)
    if (OUTDOOR_KINDS.has(kind)) outdoors.push(at)
    if (kind !== 'city') continue
    const { lat, lng } = pointAt(gazetteer, at)
    const cell = cellOf(Math.floor(lat), Math.floor(lng))
    cells[at] = cell
    starts[cell + 1]! += 1
  }
  for (let cell = 0; cell < CELLS; cell++) starts[cell + 1]! += starts[cell]!
  const next = starts.slice()
  const towns = new Uint32Array(starts[CELLS]!)
  for (let at = 0; at < count; at++) {
    const cell = cells[at]!
    if (cell >= 0) towns[next[cell]!++] = at
  }
  return { starts, towns, outdoors }
}
