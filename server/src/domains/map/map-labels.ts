import type { MapLabel } from '@sojourn/contract/map/schema'
import { once } from '@sojourn/contract/values/once'
import { kindAt, loadGazetteer, gazetteerPlaceAt, pointAt } from '../places/gazetteer/load-gazetteer.ts'

interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

const most = 40

/** All towns, the biggest first: to sort those of a frame each time would hold up everybody for a tenth of a second. */
const townsBySize = once((): Uint32Array => {
  const gazetteer = loadGazetteer()
  const towns: number[] = []
  for (let at = 0; at < gazetteer.count; at++) {
    const kind = kindAt(gazetteer, at)
    if (kind === 'city' || kind === 'town') towns.push(at)
  }
  return Uint32Array.from(towns).toSorted((a, b) => gazetteer.populations[b]! - gazetteer.populations[a]!)
})

/** The biggest towns inside the frame. A frame over the date line has its west east of its east. */
export function townsIn({ south, west, north, east }: Bounds): MapLabel[] {
  const within = (lng: number) => (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east)
  const gazetteer = loadGazetteer()
  const labels = new Map<string, MapLabel>()
  for (const at of townsBySize()) {
    if (labels.size === most) break
    const { lat, lng } = pointAt(gazetteer, at)
    if (lat < south || lat > north || !within(lng)) continue
    const { name, population } = gazetteerPlaceAt(gazetteer, at)
    if (!labels.has(name)) labels.set(name, { name, lat, lng, population })
  }
  return [...labels.values()]
}
