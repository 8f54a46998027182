import type { ItineraryItem, ItineraryRow } from '@sojourn/contract/itinerary/schema'
import { fromMinor } from '@sojourn/contract/values/money'

/** A row as the API answers it. */
export function toItem({ costMinor, ...row }: ItineraryRow): ItineraryItem {
  return { ...row, cost: costMinor === null ? null : fromMinor(costMinor, row.currency) }
}
