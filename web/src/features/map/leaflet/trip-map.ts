// The trip's map. The page hands over stops, a route and a selection, and hears about choices.
import { defaultCentre, defaultZoom } from '@sojourn/contract/map/defaults'
import type { Point } from '@sojourn/contract/values/point'
import type { Route } from '@sojourn/contract/map/route'
import type { DistanceUnit } from '@sojourn/contract/units/units'
import L from 'leaflet'
import { BaseMap, type MapFeed } from '../../../map/base-map.ts'
import { stretchOf } from '../../../map/date-line.ts'
import { askLand } from '../../../map/land/land-client.ts'
import { detailAt } from '../../../map/land/land-messages.ts'
import { worldX, worldY } from '../../../map/land/rings.ts'
import type { MapStop } from '../map-stop.ts'
import { distanceRing } from './distance-ring.ts'
import { StopMarkers } from './markers.ts'
import { RouteLine } from './route-line.ts'
import './trip-map.css'

interface TripMapEvents {
  onSelect: (id: string) => void
  onStep: (step: -1 | 1) => void
}

/** How far the rings are, in metres: 1, 2 and 5 of the unit. */
const ringsM = { km: [1000, 2000, 5000], mi: [1609.344, 3218.688, 8046.72] } as const
const fitZoom = 15
const smallPx = 640
const nearby = 0.02

export class TripMap {
  readonly base: BaseMap
  readonly #map: L.Map
  readonly #events: TripMapEvents
  readonly #markers: StopMarkers
  readonly #route: RouteLine
  #rings: L.LayerGroup | null = null
  #ringed: MapStop | undefined
  #unit: DistanceUnit = 'km'
  #scale: L.Control | null = null
  #selected: string | null = null
  /** Stops on both sides of the date line stand together. */
  #lng = stretchOf([])

  constructor(container: HTMLElement, feed: MapFeed, centre: Point | null, events: TripMapEvents) {
    this.#events = events
    this.base = new BaseMap(container, feed, {
      center: centre ?? defaultCentre,
      zoom: defaultZoom,
      // A trip round the world is seen as a whole, on a phone too.
      minZoom: container.clientWidth < smallPx ? 0 : 1,
      // Stops may lie past the date line, and a jump would leave them behind.
      worldCopyJump: false,
      oneFinger: 'after-tap',
      covered: () => this.#markers.frames(),
    })
    this.#map = this.base.leaflet
    this.#markers = new StopMarkers(this.#map, events.onSelect)
    this.#route = new RouteLine(this.#map)
    container.addEventListener('keydown', this.#stepByKey)
    container.addEventListener('focus', () => this.#map.scrollWheelZoom.enable())
    container.addEventListener('blur', () => this.#map.scrollWheelZoom.disable())
  }

  readonly #stepByKey = (event: KeyboardEvent): void => {
    const step = event.key === 'n' ? 1 : event.key === 'p' ? -1 : null
    if (step === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    this.#events.onStep(step)
  }

  /** Before the stops: what is measured follows. */
  measureIn(unit: DistanceUnit): void {
    this.#unit = unit
    this.#scale?.remove()
    this.#scale = L.control
      .scale({ position: 'bottomright', imperial: unit === 'mi', metric: unit === 'km', maxWidth: 110 })
      .addTo(this.#map)
    void this.#showRings(this.#ringed)
  }

  showStops(stops: readonly MapStop[], quiet: readonly MapStop[] = []): void {
    this.#lng = stretchOf([...stops, ...quiet].map(({ lng }) => lng))
    const inPlace = (stop: MapStop): MapStop => ({ ...stop, lng: this.#lng(stop.lng) })
    this.#markers.show(stops.map(inPlace), quiet.map(inPlace))
    this.#markers.select(this.#selected)
    void this.#showRings(stops[0])
  }

  /** All stops in view; where there is none the map stays where it is. */
  fit(points: readonly Point[]): void {
    if (points.length === 0) return
    this.#map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, this.#lng(lng)])), {
      padding: [56, 72],
      maxZoom: fitZoom,
      animate: false,
    })
  }

  select(stop: MapStop | null, popup: HTMLElement | null): void {
    this.#map.closePopup()
    if (stop && popup) {
      const at = L.latLng(stop.lat, this.#lng(stop.lng))
      if (!this.#map.getBounds().pad(-0.1).contains(at)) this.#map.panTo(at, { animate: this.base.animates })
      L.popup({
        closeButton: false,
        autoPan: true,
        autoPanPaddingTopLeft: [16, 92],
        autoPanPaddingBottomRight: [72, 92],
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
    const line = route?.line.map(([lng, lat]): [number, number] => [this.#lng(lng), lat])
    this.#route.show(route && line ? { ...route, line } : null, { draws: this.base.animates })
  }

  goTo({ lat, lng }: Point): void {
    this.#map.setView([lat, this.#lng(lng)], defaultZoom, { animate: this.base.animates })
  }

  /** Inland there is no coast to tell distances by: rings around the first stop do. */
  async #showRings(first: MapStop | undefined): Promise<void> {
    this.#rings?.remove()
    this.#rings = null
    this.#ringed = first
    if (!first) return
    const [x, y] = [worldX(first.lng), worldY(first.lat)]
    const reach = nearby / 360
    const { hasCoast } = await askLand({
      detail: detailAt(defaultZoom),
      box: { minX: x - reach * 5, maxX: x + reach * 5, minY: y - reach * 5, maxY: y + reach * 5 },
      pixel: reach / 100,
    })
    if (hasCoast || this.#rings || this.#ringed !== first) return
    this.#rings = L.layerGroup(
      ringsM[this.#unit].flatMap((radius) =>
        distanceRing({ lat: first.lat, lng: this.#lng(first.lng) }, radius, this.#unit),
      ),
    ).addTo(this.#map)
  }
}
