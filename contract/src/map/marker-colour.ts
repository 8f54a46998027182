import { isItemType, type ItemType } from '../itinerary/item-types.ts'

/** Named as the specification names them; the screen gives each a value per theme. */
const markerColours = ['indigo', 'violet', 'purple', 'dark purple', 'grey'] as const
export type MarkerColour = (typeof markerColours)[number]

const groups: Partial<Record<ItemType, MarkerColour>> = {
  flight: 'indigo',
  transport: 'indigo',
  transportation: 'indigo',
  restaurant: 'violet',
  food: 'violet',
  meal: 'violet',
  attraction: 'purple',
  sightseeing: 'purple',
  hotel: 'dark purple',
  accommodation: 'dark purple',
}

/** By synonym groups; every other type, known or not, is grey (C-097). */
export const markerColour = (type: string): MarkerColour =>
  (isItemType(type) ? groups[type] : undefined) ?? 'grey'
