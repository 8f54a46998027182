import { dateProblem, toPlainDate } from '../values/plain-date.ts'

export const itemText = {
  titleRequired: 'Title is required',
  dateRequired: 'Date is required',
  timeUnreadable: 'Enter the time as HH:MM',
  latitudeRange: 'Latitude lies between -90 and 90',
  longitudeRange: 'Longitude lies between -180 and 180',
  bothCoordinates: 'Send latitude and longitude together',
  costNegative: 'The cost cannot be negative',
  costTooLarge: 'The cost is too large',
  wrongTrip: 'The item names another trip than the address',
  noLocation: 'Location not specified',
  added: 'Itinerary item added successfully',
  updated: 'Itinerary item updated successfully',
  deleted: 'Itinerary item deleted successfully',
  addFailed: 'Failed to add itinerary item',
  updateFailed: 'Failed to update itinerary item',
  deleteFailed: 'Failed to delete itinerary item',
} as const

const clock = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/

/** `HH:MM` of a 24-hour clock; seconds are dropped; null when it is no time. */
export const toClockTime = (text: string): string | null => (clock.test(text) ? text.slice(0, 5) : null)

export interface ItemForm {
  title: string
  date: string
}

export function itemFormErrors(form: ItemForm): Partial<Record<keyof ItemForm, string>> {
  const errors: Partial<Record<keyof ItemForm, string>> = {}
  if (!form.title.trim()) errors.title = itemText.titleRequired
  if (!form.date) errors.date = itemText.dateRequired
  else if (!toPlainDate(form.date)) errors.date = dateProblem
  return errors
}
