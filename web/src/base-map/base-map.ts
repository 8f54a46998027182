// What every map of ours has: land that is always there, tiles where they are set up, names of towns, the theme.
import { maxZoom } from '@sojourn/contract/map/defaults'
import type { MapConfig, MapLabel } from '@sojourn/contract/map/schema'
import L from 'leaflet'
import { isMotionReduced } from '../browser/motion.ts'
import { creditHtml, frameOf, overlays } from './map-surroundings.ts'
import { type NamedPlace, NameLayer } from './name-layer.ts'
import type { PixelFrame } from './pixel-frame.ts'
import type { Frame } from './queries.ts'
import { sketchLayer } from './sketch-layer.ts'

export interface MapFeed {
  /** Names of towns for a frame; the map asks when it stands still. */
  labels: (frame: Frame) => Promise<readonly MapLabel[]>
  /** Whether what is seen is the drawn map. */
  onSketch: (isSketch: boolean) => void
}

interface BaseMapOptions extends L.MapOptions {
  /** On a touch screen one finger scrolls the page; a tap may give it the map. Two always move the map. */
  oneFinger: 'after-tap' | 'never'
  attributionAt?: L.ControlPosition
  /** Where no name may stand. */
  covered?: () => readonly PixelFrame[]
  /** What is named besides the towns, which the drawn map names. */
  names?: (isSketch: boolean) => readonly NamedPlace[]
  /** The map stands still, or is another one. */
  onSettled?: (isSketch: boolean) => void
}

const nothing = () => []
const standsStillMs = 120
const nameRank = { destination: 0, town: 1, guide: 2 } as const

export class BaseMap {
  readonly leaflet: L.Map
  readonly animates: boolean
  readonly #feed: MapFeed
  readonly #covered: () => readonly PixelFrame[]
  readonly #sketch = sketchLayer()
  readonly #names: () => readonly NamedPlace[]
  readonly #onSettled: (isSketch: boolean) => void
  readonly #nameLayer: NameLayer
  readonly #listeners = new AbortController()
  #isSketch = true
  #towns: readonly MapLabel[] = []
  #tiles: L.TileLayer | null = null
  #theme: string | null = null
  #labelTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    container: HTMLElement,
    feed: MapFeed,
    { oneFinger, attributionAt = 'bottomright', covered, names, onSettled, ...options }: BaseMapOptions,
  ) {
    this.#feed = feed
    this.#covered = covered ?? nothing
    this.#names = () => names?.(this.#isSketch) ?? []
    this.#onSettled = onSettled ?? nothing
    this.animates = !isMotionReduced()
    this.leaflet = L.map(container, {
      maxZoom,
      zoomControl: false,
      attributionControl: false,
      worldCopyJump: true,
      zoomAnimation: this.animates,
      fadeAnimation: this.animates,
      markerZoomAnimation: this.animates,
      scrollWheelZoom: false,
      ...options,
    })
    L.control.attribution({ position: attributionAt, prefix: 'Leaflet' }).addTo(this.leaflet)
    this.#sketch.addTo(this.leaflet)
    this.#nameLayer = new NameLayer(this.leaflet)
    this.leaflet.on('moveend', () => this.settleSoon())
    if (matchMedia('(pointer: coarse)').matches) this.#leaveOneFingerToThePage(container, oneFinger)
    this.#followSize(container)
    this.settleSoon()
  }

  /** The page may give the map another place, also without a change of the window. */
  #followSize(container: HTMLElement): void {
    const observer = new ResizeObserver(() => this.leaflet.invalidateSize({ animate: false }))
    observer.observe(container)
    this.#listeners.signal.addEventListener('abort', () => observer.disconnect())
  }

  #leaveOneFingerToThePage(container: HTMLElement, oneFinger: BaseMapOptions['oneFinger']): void {
    this.leaflet.dragging.disable()
    if (oneFinger === 'never') return
    this.leaflet.on('click', () => this.leaflet.dragging.enable())
    const { signal } = this.#listeners
    const hold = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.contains(target)) this.leaflet.dragging.disable()
    }
    document.addEventListener('pointerdown', hold, { signal })
  }

  /** Says whose routes and coordinates lie on the map, with tiles and without. */
  creditData(credit: string | null): void {
    if (credit) this.leaflet.attributionControl.addAttribution(creditHtml(credit))
  }

  /** Puts the street map on top, or takes it away; while no tile arrives, the drawn map stays what one sees. */
  showStreets({ tileUrl, attribution }: MapConfig, isWanted: boolean): void {
    this.#tiles?.remove()
    this.#tiles = null
    this.#becomeSketch(true)
    if (!tileUrl || !isWanted) return
    const tiles = L.tileLayer(tileUrl, {
      maxZoom,
      attribution: creditHtml(attribution ?? ''),
      className: 'map-tiles',
    })
    tiles.on('tileload', () => this.#becomeSketch(false))
    tiles.on('tileerror', () => {
      if (!tiles.getContainer()?.querySelector('.leaflet-tile-loaded')) this.#becomeSketch(true)
    })
    this.#tiles = tiles.addTo(this.leaflet)
  }

  #becomeSketch(isSketch: boolean): void {
    if (isSketch === this.#isSketch) return
    this.#isSketch = isSketch
    this.#feed.onSketch(isSketch)
    void this.#settle()
  }

  /** A map that is being set up moves several times before it stands. */
  settleSoon(): void {
    clearTimeout(this.#labelTimer)
    this.#labelTimer = setTimeout(() => void this.#settle(), standsStillMs)
  }

  async #settle(): Promise<void> {
    // A map that is taken away may move once more.
    if (this.#listeners.signal.aborted) return
    this.#onSettled(this.#isSketch)
    this.layNames()
    if (!this.#isSketch) return
    const bounds = this.leaflet.getBounds()
    const towns = await this.#feed.labels(frameOf(bounds))
    if (this.#listeners.signal.aborted || !this.#isSketch || !this.leaflet.getBounds().equals(bounds)) return
    this.#towns = towns
    this.layNames()
  }

  /** Names stand where the map, as it is now, leaves room. */
  layNames(): void {
    if (this.#listeners.signal.aborted) return
    const own = this.#names()
    const known = new Set(own.map(({ name }) => name.toLowerCase()))
    const towns = (this.#isSketch ? this.#towns : [])
      .filter(({ name }) => !known.has(name.toLowerCase()))
      .map((town) => ({ ...town, kind: 'town' }) as const)
    const inRank = [...own, ...towns].toSorted((a, b) => nameRank[a.kind] - nameRank[b.kind])
    // Asking what covers the map forces a layout: not where nothing is to be named.
    this.#nameLayer.show(inRank, inRank.length === 0 ? [] : [...this.#covered(), ...this.covers()])
  }

  covers(): PixelFrame[] {
    return overlays(this.leaflet.getContainer())
  }

  zoomBy(step: -1 | 1): void {
    this.leaflet.setZoom(this.leaflet.getZoom() + step)
  }

  /** Draws the map in the colours of a theme; the first time it already has them. */
  recolour(theme: string): void {
    if (this.#theme !== null && this.#theme !== theme) this.#sketch.redraw()
    this.#theme = theme
  }

  destroy(): void {
    clearTimeout(this.#labelTimer)
    this.#listeners.abort()
    this.leaflet.remove()
  }
}
