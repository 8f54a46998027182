import { maxZoom } from '@sojourn/contract/map/defaults'
import L from 'leaflet'
import { coloursOf, drawLandOn } from './land/land-client.ts'
import { detailAt } from './land/land-messages.ts'

const tilePx = 512
const worldPx = (zoom: number): number => 256 * 2 ** zoom

function boxOfTile({ x, y, z }: L.Coords) {
  const world = worldPx(z)
  return {
    minX: (x * tilePx) / world,
    minY: (y * tilePx) / world,
    maxX: ((x + 1) * tilePx) / world,
    maxY: ((y + 1) * tilePx) / world,
  }
}

/** The map that is always there: land drawn from our own data, tile by tile. */
class SketchLayer extends L.GridLayer {
  #container: HTMLElement | null = null

  override onAdd(map: L.Map): this {
    this.#container = map.getContainer()
    return super.onAdd(map)
  }

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('canvas')
    if (!this.#container) return tile
    void drawLandOn(tile, {
      detail: detailAt(coords.z),
      box: boxOfTile(coords),
      pixel: 1 / worldPx(coords.z),
      picture: {
        width: tilePx,
        height: tilePx,
        ratio: Math.min(2, window.devicePixelRatio || 1),
        zoom: coords.z,
        colours: coloursOf(this.#container),
      },
    }).then(() => done(undefined, tile))
    return tile
  }
}

export const sketchLayer = (): L.GridLayer =>
  new SketchLayer({
    tileSize: tilePx,
    // Below it the world is smaller than a tile.
    minNativeZoom: 1,
    maxZoom,
    attribution: 'Natural Earth',
    className: 'map-sketch',
  })
