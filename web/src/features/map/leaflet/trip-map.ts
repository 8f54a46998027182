// Everything that knows Leaflet. The page hands over stops, a route and a selection, and hears about choices.
import { defaultCentre, defaultZoom, maxZoom, type Point } from '@sojourn/contract/map/defaults'
import type { Route } from '@sojourn/contract/map/route'
import type { MapConfig, MapLabel } from '@sojourn/contract/map/schema'
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { askLand } from '../land/land-client.ts'
import { detailAt } from '../land/land-messages.ts'
import { worldX, worldY } from '../land/rings.ts'
import type { MapStop } from '../map-stop.ts'
import { distanceRing } from './distance-ring.ts'
import { TownLabels } from './labels.ts'
import './map.css'
import { StopMarkers } from './markers.ts'
import { RouteLine } from './route-line.ts'
import { sketchLayer } from './sketch-layer.ts'

export interface Frame {
  south: number
  west: number
  north: number
  east: number
}

interface TripMapEvents {
  onSelect: (id: string) => void
  onStep: (step: -1 | 1) => void
  /** Names of towns for a frame; the map asks when it stands still. */
  labels: (frame: Frame) => Promise<readonly MapLabel[]>
  /** Whether what is seen is the drawn map. */
  onSketch: (isSketch: boolean) => void
}

const ringsM = [1000, 2000, 5000] as const
const fitZoom = 15
const nearby = 0.02

const clampLat = (lat: number): number => Math.max(-90, Math.min(90, lat))
const wrapLng = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180

const escaped = (text: string): string => {
  const element = document.createElement('span')
  element.textContent = text
  return element.innerHTML
}

export class TripMap {
  readonly #map: L.Map
  readonly #events: TripMapEvents
  readonly #sketch = sketchLayer()
  readonly #markers: StopMarkers
  readonly #labels: TownLabels
  readonly #route: RouteLine
  readonly #animate: boolean
  readonly #listeners = new AbortController()
  #rings: L.LayerGroup | null = null
  #isSketch = true
  #selected: string | null = null
  #theme: string | null = null

  constructor(container: HTMLElement, centre: Point | null, events: TripMapEvents) {
    this.#events = events
    this.#animate = !matchMedia('(prefers-reduced-motion: reduce)').matches
    this.#map = L.map(container, {
      center: centre ?? defaultCentre,
      zoom: defaultZoom,
      maxZoom,
      minZoom: 2,
      zoomControl: false,
      attributionControl: false,
      worldCopyJump: true,
      zoomAnimation: this.#animate,
      fadeAnimation: this.#animate,
      markerZoomAnimation: this.#animate,
      scrollWheelZoom: false,
    })
    L.control.attribution({ position: 'bottomright', prefix: 'Leaflet' }).addTo(this.#map)
    L.control.scale({ position: 'bottomright', imperial: false, maxWidth: 110 }).addTo(this.#map)
    this.#sketch.addTo(this.#map)
    this.#markers = new StopMarkers(this.#map, events.onSelect)
    this.#labels = new TownLabels(this.#map)
    this.#route = new RouteLine(this.#map)
    this.#map.on('moveend', () => void this.#showLabels())
    this.#holdUntilTapped(container)
    container.addEventListener('keydown', this.#stepByKey)
    container.addEventListener('focus', () => this.#map.scrollWheelZoom.enable())
    container.addEventListener('blur', () => this.#map.scrollWheelZoom.disable())
    void this.#showLabels()
  }

  /** Puts the tiles on top; while none arrives, the drawn map stays what one sees. */
  addTiles({ tileUrl, attribution }: MapConfig): void {
    if (!tileUrl) return
    const tiles = L.tileLayer(tileUrl, {
      maxZoom,
      attribution: escaped(attribution ?? ''),
      className: 'map-tiles',
    })
    tiles.on('tileload', () => this.#becomeSketch(false))
    tiles.on('tileerror', () => {
      if (!tiles.getContainer()?.querySelector('.leaflet-tile-loaded')) this.#becomeSketch(true)
    })
    tiles.addTo(this.#map)
  }

  #becomeSketch(isSketch: boolean): void {
    if (isSketch === this.#isSketch) return
    this.#isSketch = isSketch
    this.#events.onSketch(isSketch)
    void this.#showLabels()
  }

  /** On a touch screen one finger scrolls the page until the map is tapped; two always move the map. */
  #holdUntilTapped(container: HTMLElement): void {
    if (!matchMedia('(pointer: coarse)').matches) return
    this.#map.dragging.disable()
    this.#map.on('click', () => this.#map.dragging.enable())
    const { signal } = this.#listeners
    const hold = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.contains(target)) this.#map.dragging.disable()
    }
    document.addEventListener('pointerdown', hold, { signal })
  }

  readonly #stepByKey = (event: KeyboardEvent): void => {
    const step = event.key === 'n' ? 1 : event.key === 'p' ? -1 : null
    if (step === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    this.#events.onStep(step)
  }

  showStops(stops: readonly MapStop[]): void {
    this.#markers.show(stops)
    this.#markers.select(this.#selected)
    void this.#showRings(stops[0])
  }

  /** All stops in view; where there is none the map stays where it is. */
  fit(points: readonly Point[]): void {
    if (points.length === 0) return
    this.#map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
      padding: [56, 72],
      maxZoom: fitZoom,
      animate: false,
    })
  }

  select(stop: MapStop | null, popup: HTMLElement | null): void {
    this.#map.closePopup()
    if (stop && popup) {
      const at = L.latLng(stop.lat, stop.lng)
      if (!this.#map.getBounds().pad(-0.1).contains(at)) this.#map.panTo(at, { animate: this.#animate })
      L.popup({
        closeButton: false,
        autoPan: true,
        autoPanPaddingTopLeft: [16, 92],
        autoPanPaddingBottomRight: [72, 16],
        offset: [0, -16],
        className: 'map-popup',
        maxWidth: Math.min(280, this.#map.getSize().x - 110),
      })
        .setLatLng(at)
        .setContent(popup)
        .openOn(this.#map)
    }
    this.#selected = stop?.id ?? null
    this.#markers.select(this.#selected)
  }

  showRoute(route: Route | null): void {
    this.#route.show(route, { draws: this.#animate })
  }

  goTo({ lat, lng }: Point): void {
    this.#map.setView([lat, lng], defaultZoom, { animate: this.#animate })
  }

  zoomBy(step: -1 | 1): void {
    this.#map.setZoom(this.#map.getZoom() + step)
  }

  /** After its frame changed its size. */
  resize(): void {
    this.#map.invalidateSize({ animate: false })
  }

  /** Draws the map in the colours of a theme; the first time it already has them. */
  recolour(theme: string): void {
    if (this.#theme !== null && this.#theme !== theme) this.#sketch.redraw()
    this.#theme = theme
  }

  destroy(): void {
    this.#listeners.abort()
    this.#map.remove()
  }

  async #showLabels(): Promise<void> {
    if (!this.#isSketch) return this.#labels.clear()
    const bounds = this.#map.getBounds()
    const frame = {
      south: clampLat(bounds.getSouth()),
      north: clampLat(bounds.getNorth()),
      west: wrapLng(bounds.getWest()),
      east: wrapLng(bounds.getEast()),
    }
    const towns = await this.#events.labels(frame)
    if (this.#isSketch && this.#map.getBounds().equals(bounds)) this.#labels.show(towns)
    return undefined
  }

  /** Inland there is no coast to tell distances by: rings around the first stop do. */
  async #showRings(first: MapStop | undefined): Promise<void> {
    this.#rings?.remove()
    this.#rings = null
    if (!first) return
    const [x, y] = [worldX(first.lng), worldY(first.lat)]
    const reach = nearby / 360
    const { hasCoast } = await askLand({
      detail: detailAt(defaultZoom),
      box: { minX: x - reach * 5, maxX: x + reach * 5, minY: y - reach * 5, maxY: y + reach * 5 },
      pixel: reach / 100,
    })
    if (hasCoast || this.#rings) return
    this.#rings = L.layerGroup(ringsM.flatMap((radius) => distanceRing(first, radius))).addTo(this.#map)
  }
}
