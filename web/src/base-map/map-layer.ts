import { readStored, store } from '../browser/stored.ts'

/** Which map is below the stops: the drawn one, or the street map where tiles are set up. */
export type MapLayer = 'drawn' | 'streets'

const mapLayerKey = 'map_layer'

export const storedLayer = (): MapLayer => (readStored(mapLayerKey) === 'drawn' ? 'drawn' : 'streets')
export const storeLayer = (layer: MapLayer): void => store(mapLayerKey, layer)
