// What the item dialog holds while a person types, and what of it is sent.
import { costOf, type ItineraryForm } from '@sojourn/contract/itinerary/item-form'
import type { ItemType } from '@sojourn/contract/itinerary/item-types'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { readPastedPlace } from '@sojourn/contract/map/map-link'
import { coordinateText } from '@sojourn/contract/map/coordinates'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { ItemUpdate, NewItemFields } from './use-item-writes.ts'

export interface DraftPlace {
  location: string
  latitude: number | null
  longitude: number | null
}

export interface ItineraryDraft extends ItineraryForm, DraftPlace {
  type: ItemType
  description: string
  notes: string
}

export const emptyItineraryDraft = (date: PlainDate): ItineraryDraft => ({
  title: '',
  type: 'activity',
  date,
  time: '',
  endTime: '',
  cost: '',
  location: '',
  latitude: null,
  longitude: null,
  description: '',
  notes: '',
})

export const itineraryDraftOf = (item: ItineraryItem): ItineraryDraft => ({
  title: item.title,
  type: item.type,
  date: item.date,
  time: item.time ?? '',
  endTime: item.endTime ?? '',
  cost: item.cost === null ? '' : String(item.cost),
  location: item.location ?? '',
  latitude: item.latitude,
  longitude: item.longitude,
  description: item.description ?? '',
  notes: item.notes ?? '',
})

/** Coordinates or a map link typed as the location are understood without choosing anything; a link makes way for its place. */
function withPastedPlace(draft: ItineraryDraft): ItineraryDraft {
  const pasted = draft.latitude === null ? readPastedPlace(draft.location) : null
  if (!pasted) return draft
  const isLink = draft.location.includes(':')
  const location = isLink ? (pasted.name ?? coordinateText(pasted)) : draft.location
  return { ...draft, location, latitude: pasted.lat, longitude: pasted.lng }
}

export const newFields = (draft: ItineraryDraft, currency?: Currency): NewItemFields => ({
  ...withPastedPlace(draft),
  cost: costOf(draft.cost, currency),
})

const textFields = ['title', 'type', 'date', 'time', 'endTime', 'location', 'description', 'notes'] as const

/** Only what differs, so that the order and the rest stay as they are; null when nothing does. */
export function changedItemFields(item: ItineraryItem, draft: ItineraryDraft): ItemUpdate | null {
  const [before, after] = [itineraryDraftOf(item), withPastedPlace(draft)]
  const changed: ItemUpdate = {}
  for (const field of textFields) {
    if (after[field].trim() !== before[field]) Object.assign(changed, { [field]: after[field] })
  }
  const cost = costOf(after.cost, item.currency)
  if (cost !== item.cost) changed.cost = cost
  // Typed away and back again, a location is still where it was.
  const isSamePlace = after.latitude === null && after.location.trim() === before.location
  if (!isSamePlace && (after.latitude !== before.latitude || after.longitude !== before.longitude))
    Object.assign(changed, { latitude: after.latitude, longitude: after.longitude })
  return Object.keys(changed).length > 0 ? changed : null
}
