import { itineraryTypesWords } from './words-types.ts'

/** What the item dialog offers (C-096). */
export const formTypes = [
  'flight',
  'hotel',
  'activity',
  'transport',
  'meal',
  'sightseeing',
  'shopping',
  'cultural',
  'outdoor',
  'entertainment',
  'event',
] as const
export type FormType = (typeof formTypes)[number]

/** Every type an item may carry: the dialog's eleven and the words other sources use. */
export const itemTypes = [
  ...formTypes,
  'restaurant',
  'food',
  'attraction',
  'accommodation',
  'transportation',
] as const
export type ItemType = (typeof itemTypes)[number]

/** The short list by which the smart planner filters. */
export const plannerTypes = [
  'sightseeing',
  'cultural',
  'outdoor',
  'entertainment',
  'shopping',
  'meal',
  'transport',
] as const satisfies readonly FormType[]

export const isItemType = (word: string): word is ItemType => itemTypes.some((type) => type === word)

/** A word nobody knows is shown as it is written, with a capital. */
export const typeLabel = (type: string): string =>
  isItemType(type) ? itineraryTypesWords[type] : type.slice(0, 1).toUpperCase() + type.slice(1)

/** The eleven, and the item's own type in addition where it is none of them. */
export const typesFor = (current: ItemType): readonly ItemType[] =>
  formTypes.some((type) => type === current) ? formTypes : [...formTypes, current]
