import type { MapLabel } from '@sojourn/contract/map/schema'
import { kindAt, loadGazetteer, placeAt, pointAt } from '../places/gazetteer/load-gazetteer.ts'

interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

const most = 40

/** The biggest towns inside the frame. A frame over the date line has its west east of its east. */
export function townsIn({ south, west, north, east }: Bounds): MapLabel[] {
  const within = (lng: number) => (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east)
  const gazetteer = loadGazetteer()
  const inFrame: number[] = []
  for (let at = 0; at < gazetteer.count; at++) {
    const kind = kindAt(gazetteer, at)
    if (kind !== 'city' && kind !== 'town') continue
    const { lat, lng } = pointAt(gazetteer, at)
    if (lat >= south && lat <= north && within(lng)) inFrame.push(at)
  }
  const seen = new Set<string>()
  return inFrame
    .toSorted((a, b) => gazetteer.populations[b]! - gazetteer.populations[a]!)
    .slice(0, 2 * most)
    .map((at) => placeAt(gazetteer, at))
    .map(({ name, lat, lng, population }): MapLabel => ({ name, lat, lng, population }))
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .slice(0, most)
}
