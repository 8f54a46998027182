import type { MapLabel } from '@sojourn/contract/map/schema'
import { copiesUnder } from '../sync/device/copy-store.ts'
import { labelsPrefix } from '../sync/device/read-path.ts'
import type { Frame } from './queries.ts'

const most = 40

/** The biggest towns inside the frame, of those that this device knows. */
export async function keptLabels({ south, west, north, east }: Frame): Promise<MapLabel[]> {
  const known = (await copiesUnder(labelsPrefix)) as MapLabel[][]
  const isInside = ({ lat, lng }: MapLabel) =>
    lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east)
  const towns = new Map(
    known
      .flat()
      .filter(isInside)
      .map((town) => [`${town.name} ${town.lat}`, town]),
  )
  return [...towns.values()].toSorted((a, b) => b.population - a.population).slice(0, most)
}
