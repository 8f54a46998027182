import type { CollectionDescription, Told, ToldEntry } from '../sync/description.ts'
import { inItemOrder } from './item-order.ts'
import { typeLabel } from './item-types.ts'
import type { ItineraryItem } from './schema.ts'
import { itineraryFormWords } from './words-form.ts'

export const itineraryCollection: CollectionDescription<ItineraryItem> = {
  path: 'itinerary',
  words: ['activity', 'activities'],
  part: ['Itinerary', 'activity', 'activities'],
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
  texts: {
    get addFailed() {
      return itineraryFormWords.addFailed
    },
    get updateFailed() {
      return itineraryFormWords.updateFailed
    },
    get deleteFailed() {
      return itineraryFormWords.deleteFailed
    },
  },
  waiting: (action, thing, fields, tell) => {
    if (action === 'add') return ['Add', thing, `on ${tell.day(fields['date'])}`]
    const isMove = action === 'change' && Object.keys(fields).length === 1 && fields['time']
    return isMove ? ['Move', thing, `to ${tell.time(fields['time'])}`] : null
  },
  told: (entry, thing, tell) => {
    const day = entry.count === 1 ? tell.day(entry.values['date']) : ''
    if (entry.action === 'added') return ['added', thing, day && `to ${day}`]
    return entry.action === 'changed' ? toldChange(entry, thing, day) : null
  },
}

function toldChange({ fields: changed, count }: ToldEntry, thing: string, day: string): Told | null {
  const fields = new Set(changed)
  if (fields.delete('order') && fields.size === 0) return ['moved', thing, '']
  if (fields.size > 1) return null
  if (fields.has('date')) return ['moved', thing, day && `to ${day}`]
  return fields.has('title') && count === 1 ? ['renamed an activity to', thing, ''] : null
}
