import { mapWords } from '@sojourn/contract/map/words'
import type { Point } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import L from 'leaflet'
import { frameAround, gather, meet, type PixelFrame } from '../../../base-map/pixel-frame.ts'
import { itemTypeColor } from '../../../trip-parts/item-type.tsx'
import type { MapStop } from '../map-stop.ts'

const size = { quiet: 22, rest: 34 } as const
/** With the sheets behind it. */
const pileHalf = { quiet: 14, rest: 24 } as const
/** Nearer than this they lie on each other. */
const reachPx = { quiet: 18, rest: 32 } as const

interface Placed {
  stop: MapStop
  marker: L.Marker
  face: HTMLElement
  isQuiet: boolean
}

interface Pile {
  members: readonly Placed[]
  marker: L.Marker
  button: HTMLButtonElement
}

interface MarkerEvents {
  onSelect: (id: string) => void
  onPile: (ids: readonly string[]) => void
}

/** The numbered stops, and how many lie where only one could be seen. The number, not the colour alone, tells which is which. */
export class StopMarkers {
  readonly #map: L.Map
  readonly #events: MarkerEvents
  #placed: readonly Placed[] = []
  #piles: readonly Pile[] = []
  #selected: string | null = null

  constructor(map: L.Map, events: MarkerEvents) {
    this.#map = map
    this.#events = events
    map.on('zoomend', () => this.#regroup())
  }

  show(stops: readonly MapStop[], quiet: readonly MapStop[]): void {
    for (const { marker } of this.#placed) marker.remove()
    this.#placed = [
      ...quiet.map((stop) => this.#place(stop, true)),
      ...stops.map((stop) => this.#place(stop, false)),
    ]
    this.#regroup()
  }

  /** What is seen of them. */
  frames(): PixelFrame[] {
    const shown = this.#placed.filter(({ marker }) => this.#map.hasLayer(marker))
    return [
      ...shown.map(({ marker, isQuiet }) => this.#frameOf(marker, isQuiet)),
      ...this.#piles.map(({ marker, members }) =>
        frameAround(this.#pixelOf(marker), members[0]!.isQuiet ? pileHalf.quiet : pileHalf.rest),
      ),
    ]
  }

  /** Stops of other days do not peep out from under the buttons. */
  hideUnder(covers: readonly PixelFrame[]): void {
    const quietPiles = this.#piles.filter(({ members }) => members[0]!.isQuiet)
    for (const { marker } of [...this.#placed.filter(({ isQuiet }) => isQuiet), ...quietPiles]) {
      const element = marker.getElement()
      if (!element) continue
      const frame = this.#frameOf(marker, true)
      element.style.visibility = covers.some((cover) => meet(frame, cover)) ? 'hidden' : ''
    }
  }

  select(id: string | null): void {
    this.#selected = id
    for (const { stop, marker, face, isQuiet } of this.#placed) {
      const isSelected = stop.id === id
      face.toggleAttribute('data-selected', isSelected)
      marker.setZIndexOffset(isSelected ? 1000 : isQuiet ? -1000 : 0)
    }
    for (const { members, button } of this.#piles) {
      const inside = members.find(({ stop }) => stop.id === id)
      for (const { marker } of members) if (marker !== inside?.marker) marker.remove()
      // It stands where it is, and its pile beside it.
      inside?.marker.addTo(this.#map)
      button.toggleAttribute('data-aside', inside !== undefined)
    }
  }

  #frameOf(marker: L.Marker, isQuiet: boolean): PixelFrame {
    const half = (isQuiet ? size.quiet : size.rest) / 2
    return frameAround(this.#pixelOf(marker), half)
  }

  #pixelOf(marker: L.Marker): L.Point {
    return this.#map.latLngToContainerPoint(marker.getLatLng())
  }

  #place(stop: MapStop, isQuiet: boolean): Placed {
    const face = document.createElement('span')
    face.className = 'map-stop'
    face.textContent = String(stop.number)
    face.style.background = itemTypeColor(stop.type)
    face.toggleAttribute('data-quiet', isQuiet)
    const icon = L.divIcon({ html: face, className: 'map-stop-anchor', iconSize: [size.rest, size.rest] })
    const marker = L.marker([stop.lat, stop.lng], {
      icon,
      // The map is one tab stop; n and p step through the stops.
      keyboard: false,
      title: `${stop.number}. ${stop.title}`,
      riseOnHover: true,
    })
    marker.on('click', () => this.#events.onSelect(stop.id))
    marker.on('add', () => {
      const element = marker.getElement()
      element?.setAttribute('data-stop', stop.id)
      element?.setAttribute('dir', 'auto')
    })
    return { stop, marker, face, isQuiet }
  }

  #regroup(): void {
    const hadFocus = this.#piles.find(({ button }) => button === document.activeElement)
    for (const { marker } of this.#piles) marker.remove()
    const zoom = this.#map.getZoom()
    const toPixel = ({ stop }: Placed) => this.#map.project([stop.lat, stop.lng], zoom)
    const groups = [true, false].flatMap((isQuiet) =>
      gather(
        this.#placed.filter((one) => one.isQuiet === isQuiet),
        toPixel,
        isQuiet ? reachPx.quiet : reachPx.rest,
      ),
    )
    for (const [first] of groups.filter(({ length }) => length === 1)) first.marker.addTo(this.#map)
    this.#piles = groups.filter(({ length }) => length > 1).map((members) => this.#pile(members))
    this.select(this.#selected)
    if (hadFocus) this.#map.getContainer().focus({ preventScroll: true })
  }

  #pile(members: readonly Placed[]): Pile {
    const ids = members.map(({ stop }) => stop.id)
    const { stop, isQuiet } = members[0]!
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'map-pile'
    button.textContent = String(members.length)
    button.dataset['pile'] = stop.id
    button.toggleAttribute('data-quiet', isQuiet)
    button.setAttribute('aria-label', pileName(members.map((one) => one.stop)))
    button.title = button.ariaLabel ?? ''
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      this.#events.onPile(ids)
    })
    const icon = L.divIcon({ html: button, className: 'map-stop-anchor', iconSize: [size.rest, size.rest] })
    const at: Point = stop
    const marker = L.marker(at, {
      icon,
      keyboard: false,
      interactive: false,
      zIndexOffset: isQuiet ? -900 : 500,
    })
    return { members, marker: marker.addTo(this.#map), button }
  }
}

const mostNamed = 4

function pileName(stops: readonly MapStop[]): string {
  const named = stops.slice(0, mostNamed).map(({ number, title }) => `${number}. ${title}`)
  const pile = { count: stops.length, stops: named.join(', ') }
  if (stops.length <= mostNamed) return say(mapWords.pileOf, pile)
  return say(mapWords.pileOfMore, { ...pile, more: stops.length - mostNamed })
}
