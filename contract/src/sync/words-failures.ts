import { words } from '../words/words.ts'

/** What is said when a write to a row fails. */
export const syncFailuresWords = words('sync-failures', {
  itineraryAdd: 'Failed to add itinerary item',
  itineraryChange: 'Failed to update itinerary item',
  itineraryRemove: 'Failed to delete itinerary item',
  packingAdd: 'Failed to add packing item',
  packingChange: 'Failed to update packing item',
  packingRemove: 'Failed to delete packing item',
  expensesAdd: 'Failed to add expense',
  expensesChange: 'Failed to update expense',
  expensesRemove: 'Failed to delete expense',
  dayNotesAdd: 'Failed to add the note',
  dayNotesChange: 'Failed to update the note',
  dayNotesRemove: 'Failed to delete the note',
  bookingsAdd: 'Failed to add the booking',
  bookingsChange: 'Failed to update the booking',
  bookingsRemove: 'Failed to delete the booking',
  legsAdd: 'Failed to add the place',
  legsChange: 'Failed to update the place',
  legsRemove: 'Failed to remove the place',
  travellersAdd: 'Failed to add the person',
  travellersChange: 'Failed to change the person',
  travellersRemove: 'Failed to remove the person',
  transfersAdd: 'Failed to mark the transfer as paid',
  transfersChange: 'Failed to change the transfer',
  transfersRemove: 'Failed to take the transfer back',
})
