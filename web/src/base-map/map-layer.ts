// Which map is below the stops: the drawn one, or the street map where tiles are set up. Remembered on the device.

export type MapLayer = 'drawn' | 'streets'

const mapLayerKey = 'map_layer'

type LayerStorage = () => Pick<Storage, 'getItem' | 'setItem'>
const device: LayerStorage = () => localStorage

export function storedLayer(storage: LayerStorage = device): MapLayer {
  try {
    return storage().getItem(mapLayerKey) === 'drawn' ? 'drawn' : 'streets'
  } catch {
    return 'streets'
  }
}

export function storeLayer(layer: MapLayer, storage: LayerStorage = device): void {
  try {
    storage().setItem(mapLayerKey, layer)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
