import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import { mapsAppOf, openStopUrl } from '@sojourn/contract/map/open-in-maps'
import { mapWords } from '@sojourn/contract/map/words'
import type { MapStop } from './map-stop.ts'

function paragraph(text: string, className: string): HTMLElement {
  const element = document.createElement('p')
  element.className = className
  element.textContent = text
  return element
}

/** The small card at a marker: Leaflet takes an element, and text set as text needs no escaping. */
export function stopPopup(stop: MapStop, leg: string | null): HTMLElement {
  const card = document.createElement('div')
  card.append(
    paragraph(`${stop.number}. ${stop.title}`, 'font-bold text-body leading-snug'),
    paragraph(`${typeLabel(stop.type)} · ${stop.when}`, 'text-muted-foreground'),
  )
  if (leg) card.append(paragraph(leg, 'text-muted-foreground'))
  const link = document.createElement('a')
  link.href = openStopUrl(stop, stop.title, mapsAppOf(navigator.platform))
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.className = 'mt-1 inline-flex min-h-8 items-center font-semibold text-link! underline'
  link.textContent = mapWords.openInMaps
  card.append(link)
  return card
}
