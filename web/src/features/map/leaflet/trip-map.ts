// The trip's map. The page hands over stops, a route and a selection, and hears about choices.
import { defaultCentre, defaultZoom } from '@sojourn/contract/map/defaults'
import type { Point } from '@sojourn/contract/values/point'
import type { Route } from '@sojourn/contract/map/route'
import type { DistanceUnit } from '@sojourn/contract/units/units'
import L from 'leaflet'
import { BaseMap, type MapFeed } from '../../../base-map/base-map.ts'
import { stretchOf } from '../../../base-map/date-line.ts'
import type { NamedPlace } from '../../../base-map/name-layer.ts'
import { paddingFor } from '../../../base-map/pixel-frame.ts'
import type { BookedPin } from '../booked-pins.tsx'
import type { IdeaPin } from '../idea-pins.tsx'
import type { PlacePin } from '../journey/use-journey.ts'
import type { MapStop, NamedPoint } from '../map-stop.ts'
import { BookedLayer } from './booked-layer.ts'
import { DistanceRings } from './distance-rings.ts'
import { IdeaLayer } from './idea-layer.ts'
import { StopMarkers } from './markers.ts'
import { labelPx, PlaceLayer } from './place-layer.ts'
import { RouteLine } from './route-line.ts'

export interface OnMap {
  stops: readonly MapStop[]
  /** Of other days: small, and out of the way. */
  quiet: readonly MapStop[]
  booked: readonly BookedPin[]
  ideas: readonly IdeaPin[]
  /** Of a trip with several, while more than one is in view. */
  places: readonly PlacePin[]
}

interface TripMapEvents {
  onSelect: (id: string) => void
  onPile: (ids: readonly string[]) => void
  onStep: (step: -1 | 1) => void
}

const fitZoom = 15
const smallPx = 640
const flightS = 0.32
/** Half of a selected pin, and a little air. */
const pinPx = 26
/** Between the card at a stop and whatever else lies on the map. */
const popupPx = 8
/** Zoomed out farther, the guide's places are a swarm. */
const guideFromZoom = 13
/** The destination is in view with the stops as long as they stay about as large. */
const mostZoomsForDestination = 1
const worldMiddle: L.LatLngTuple = [20, 0]
const oneWorld: L.LatLngBoundsLiteral = [
  [-85, -180],
  [85, 180],
]
const worldPx = 256

export class TripMap {
  readonly base: BaseMap
  readonly #map: L.Map
  readonly #events: TripMapEvents
  readonly #markers: StopMarkers
  readonly #route: RouteLine
  readonly #rings: DistanceRings
  readonly #booked: BookedLayer
  readonly #ideas: IdeaLayer
  readonly #places: PlaceLayer
  #destination: NamedPoint | null
  #hasPlaces = false
  #guide: readonly NamedPoint[] = []
  #first: Point | null = null
  #scale: L.Control | null = null
  #selected: string | null = null
  #popup: L.Popup | null = null
  /** Stops on both sides of the date line stand together. */
  #lng = stretchOf([])
  #isWorld = false

  constructor(container: HTMLElement, feed: MapFeed, destination: NamedPoint | null, events: TripMapEvents) {
    this.#events = events
    this.#destination = destination
    this.base = new BaseMap(container, feed, {
      center: destination ?? defaultCentre,
      zoom: defaultZoom,
      // A trip round the world is seen as a whole, on a phone too.
      minZoom: leastZoom(container.clientWidth),
      // Stops may lie past the date line, and a jump would leave them behind.
      worldCopyJump: false,
      oneFinger: 'after-tap',
      covered: () => [
        ...this.#markers.frames(),
        ...this.#rings.frames(),
        ...this.#route.frames(),
        ...this.#booked.frames(),
        ...this.#ideas.frames(),
        ...this.#places.frames(),
      ],
      names: (isSketch) => this.#names(isSketch),
      onSettled: (isSketch) => void this.#settle(isSketch),
    })
    this.#map = this.base.leaflet
    this.#markers = new StopMarkers(this.#map, events)
    this.#route = new RouteLine(this.#map)
    this.#rings = new DistanceRings(this.#map)
    this.#booked = new BookedLayer(this.#map)
    this.#ideas = new IdeaLayer(this.#map)
    this.#places = new PlaceLayer(this.#map)
    // Whoever looks closer keeps their view.
    this.#map.on('resize', () => {
      if (this.#isWorld && this.#map.getZoom() <= this.#map.getMinZoom()) this.showWorld()
      // What was on its way into view stops where it is when the map becomes larger or smaller.
      if (this.#popup?.isOpen()) this.#popup.update()
    })
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

  measureIn(unit: DistanceUnit): void {
    this.#rings.unit = unit
    this.#scale?.remove()
    this.#scale = L.control
      .scale({ position: 'bottomright', imperial: unit === 'mi', metric: unit === 'km', maxWidth: 110 })
      .addTo(this.#map)
    this.base.settleSoon()
  }

  show({ stops, quiet, booked, ideas, places }: OnMap): void {
    const spots = [...stops, ...quiet, ...places.map(({ at }) => at)]
    this.#lng = stretchOf(spots.map(({ lng }) => lng))
    const inPlace = (stop: MapStop): MapStop => ({ ...stop, lng: this.#lng(stop.lng) })
    const placed = stops.map(inPlace)
    this.#first = placed[0] ?? null
    this.#markers.show(placed, quiet.map(inPlace))
    this.#markers.select(this.#selected)
    this.#booked.show(booked, this.#lng)
    this.#ideas.show(ideas, this.#lng)
    this.#hasPlaces = places.length > 0
    this.#map.getContainer().toggleAttribute('data-places', this.#hasPlaces)
    this.#places.show(places, this.#lng)
    this.base.settleSoon()
  }

  /** The place whose name stands on the map, and round which distances are measured. */
  showPlace(place: NamedPoint | null): void {
    this.#destination = place
    this.base.settleSoon()
  }

  showGuide(places: readonly NamedPoint[]): void {
    this.#guide = places
    this.base.settleSoon()
  }

  /** All stops in view, clear of the controls; where there is none the map stays where it is. */
  fit(points: readonly Point[], { flies = false } = {}): void {
    if (points.length === 0) return
    this.#leaveWorld()
    const at = ({ lat, lng }: Point): L.LatLngTuple => [lat, this.#lng(lng)]
    const { x: width, y: height } = this.#map.getSize()
    const { top, right: edge, bottom, left } = paddingFor({ width, height }, this.base.covers(), pinPx)
    const right = edge + (this.#hasPlaces && width >= smallPx ? labelPx : 0)
    const padding = L.point(left + right, top + bottom)
    const stops = L.latLngBounds(points.map(at))
    const whole = this.#destination ? L.latLngBounds([...points, this.#destination].map(at)) : stops
    const zoomOf = (bounds: L.LatLngBounds) =>
      Math.min(fitZoom, this.#map.getBoundsZoom(bounds, false, padding))
    this.#map.fitBounds(zoomOf(stops) - zoomOf(whole) <= mostZoomsForDestination ? whole : stops, {
      paddingTopLeft: [left, top],
      paddingBottomRight: [right, bottom],
      maxZoom: fitZoom,
      animate: flies && this.base.animates,
      duration: flightS,
    })
  }

  /** Nobody knows where the destination is: no other place stands in for it. One world, as wide as the map. */
  showWorld(): void {
    const { x: width } = this.#map.getSize()
    if (width === 0) return
    this.#isWorld = true
    const zoom = Math.log2(width / worldPx)
    this.#map.options.zoomSnap = 0
    // In this order: a least zoom above the map's own would start a movement that ends elsewhere.
    this.#map.setMaxBounds().setMinZoom(0).setView(worldMiddle, zoom, { animate: false }).setMinZoom(zoom)
    this.#map.options.maxBoundsViscosity = 1
    this.#map.setMaxBounds(oneWorld)
  }

  #leaveWorld(): void {
    if (!this.#isWorld) return
    this.#isWorld = false
    this.#map.options.zoomSnap = 1
    this.#map.setMaxBounds().setMinZoom(leastZoom(this.#map.getSize().x))
  }

  select(stop: MapStop | null, popup: HTMLElement | null): void {
    this.#map.closePopup()
    if (stop && popup) {
      const at = L.latLng(stop.lat, this.#lng(stop.lng))
      if (!this.#map.getBounds().pad(-0.1).contains(at)) this.#map.panTo(at, { animate: this.base.animates })
      const { x: width, y: height } = this.#map.getSize()
      const { top, right, bottom, left } = paddingFor({ width, height }, this.base.covers(), popupPx)
      this.#popup = L.popup({
        closeButton: false,
        autoPan: true,
        autoPanPaddingTopLeft: [left, top],
        autoPanPaddingBottomRight: [right, bottom],
        offset: [0, -16],
        className: 'map-popup',
        maxWidth: Math.min(280, width - left - right),
      })
        .setLatLng(at)
        .setContent(popup)
        .openOn(this.#map)
    }
    this.#selected = stop?.id ?? null
    this.#markers.select(this.#selected)
  }

  /** A road may lead out of what the stops take: the map then shows the whole way. */
  showRoute(route: Route | null): void {
    const line = route?.line.map(([lng, lat]): [number, number] => [this.#lng(lng), lat])
    this.#route.show(route && line ? { ...route, line } : null, { draws: this.base.animates })
    this.fit(route?.line.map(([lng, lat]) => ({ lat, lng })) ?? [])
    this.base.settleSoon()
  }

  goTo({ lat, lng }: Point): void {
    this.#map.setView([lat, this.#lng(lng)], defaultZoom, { animate: this.base.animates })
  }

  /** The next press on the map, or Enter at its middle, says a place; the answer ends it. */
  askPlace(onPlace: (point: Point) => void): () => void {
    const container = this.#map.getContainer()
    const press = ({ latlng }: L.LeafletMouseEvent) => onPlace(pointOn(latlng))
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== container) return
      event.preventDefault()
      onPlace(this.middle())
    }
    this.#map.closePopup()
    container.classList.add('map-placing')
    this.#map.on('click', press)
    container.addEventListener('keydown', enter)
    container.focus({ preventScroll: true })
    // In the middle neither the trip's bar nor the navigation lies on it.
    container.scrollIntoView({ block: 'center' })
    return () => {
      container.classList.remove('map-placing')
      this.#map.off('click', press)
      container.removeEventListener('keydown', enter)
    }
  }

  middle(): Point {
    return pointOn(this.#map.getCenter())
  }

  #names(isSketch: boolean): NamedPlace[] {
    const isNear = isSketch && this.#map.getZoom() >= guideFromZoom
    return [
      ...(this.#destination ? [{ ...this.#destination, kind: 'destination' } as const] : []),
      ...(isNear ? this.#guide.map((place) => ({ ...place, kind: 'guide' }) as const) : []),
    ]
  }

  async #settle(isSketch: boolean): Promise<void> {
    this.#markers.hideUnder(this.base.covers())
    const [destination, first] = [this.#destination, this.#first]
    const isSeen = destination && this.#map.getBounds().contains(destination)
    const middle = isSeen ? destination : first
    // Of several places each has its own.
    await this.#rings.show(isSketch && !this.#hasPlaces ? middle : null, () => [
      ...this.base.covers(),
      ...this.#markers.frames(),
    ])
    this.base.layNames()
  }
}

const leastZoom = (width: number): number => (width < smallPx ? 0 : 1)

const decimals = 6

function pointOn(at: L.LatLng): Point {
  const { lat, lng } = at.wrap()
  return { lat: Number(lat.toFixed(decimals)), lng: Number(lng.toFixed(decimals)) }
}
