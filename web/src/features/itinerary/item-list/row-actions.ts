import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'

export interface ItemRowActions {
  toggle: (id: string) => void
  /** The pointer or the keyboard is on it. */
  point: (id: string) => void
  edit: (item: ItineraryItem) => void
  place: (id: string) => void
  remove: (item: ItineraryItem) => void
  /** Arrow keys on the grip. */
  gripKey: (item: ItineraryItem, event: KeyboardEvent) => void
  gripDown: (item: ItineraryItem, event: PointerEvent<HTMLElement>) => void
  gripClick: (item: ItineraryItem, at: number) => void
  menu: (item: ItineraryItem) => ReactNode
}
