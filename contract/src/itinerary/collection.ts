import type { CollectionDescription } from '../sync/description.ts'
import { inItemOrder } from './item-order.ts'
import { typeLabel } from './item-types.ts'
import type { ItineraryItem } from './schema.ts'

export const itineraryCollection: CollectionDescription<ItineraryItem> = {
  path: 'itinerary',
  isPart: true,
  tab: 'plan',
  name: 'title',
  // As `compareItems`.
  order: [
    ['date', 'asc'],
    ['time', 'asc'],
    ['order', 'asc'],
    ['id', 'asc'],
  ],
  inOrder: inItemOrder,
  fields: {
    title: { word: 'title' },
    type: { word: 'type', shown: typeLabel, default: 'activity' },
    date: { word: 'date', shown: 'date' },
    time: { word: 'time', shown: 'time', default: null },
    endTime: { word: 'end', shown: 'time', default: null },
    location: { word: 'location', default: null },
    description: { word: 'description', default: null },
    notes: { word: 'notes', default: null },
    latitude: { word: null, default: null },
    longitude: { word: null, default: null },
    // Behind all others of its day.
    order: { word: null, default: 1_000_000 },
    cost: { word: 'cost', shown: 'amount', default: null },
    currency: { word: null },
  },
  mentioned: ['date', 'time'],
}
