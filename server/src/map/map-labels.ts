import type { MapLabel } from '@sojourn/contract/map/schema'
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts'

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
  const found: MapLabel[] = []
  // The gazetteer's towns come biggest first, after the hand-written destinations.
  for (const { place } of loadGazetteer()) {
    if (place.kind !== 'city' && place.kind !== 'town') continue
    if (place.lat < south || place.lat > north || !within(place.lng)) continue
    found.push({ name: place.name, lat: place.lat, lng: place.lng, population: place.population })
  }
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => b.population - a.population)
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .slice(0, most)
}
