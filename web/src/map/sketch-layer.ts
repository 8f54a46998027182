import { maxZoom } from '@sojourn/contract/map/defaults'
import L from 'leaflet'
import { askLand } from './land/land-client.ts'
import { bleedPx, coloursOf, drawLand } from './land/draw-land.ts'
import { detailAt } from './land/land-messages.ts'

const tilePx = 512
const worldPx = (zoom: number): number => 256 * 2 ** zoom

/** The part of the map's square that a tile shows, grown by `bleed` pixels. */
function boxOfTile({ x, y, z }: L.Coords, bleed: number) {
  const world = worldPx(z)
  return {
    minX: (x * tilePx - bleed) / world,
    minY: (y * tilePx - bleed) / world,
    maxX: ((x + 1) * tilePx + bleed) / world,
    maxY: ((y + 1) * tilePx + bleed) / world,
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
    const ratio = Math.min(2, window.devicePixelRatio || 1)
    tile.width = tilePx * ratio
    tile.height = tilePx * ratio
    void askLand({
      detail: detailAt(coords.z),
      box: boxOfTile(coords, bleedPx),
      pixel: 1 / worldPx(coords.z),
    }).then((land) => {
      const context = tile.getContext('2d')
      if (context && this.#container) {
        context.scale(ratio, ratio)
        drawLand(
          {
            context,
            box: boxOfTile(coords, 0),
            width: tilePx,
            height: tilePx,
            zoom: coords.z,
            colours: coloursOf(this.#container),
          },
          land,
        )
      }
      done(undefined, tile)
    })
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
