import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { byRowId, done, inTrip } from '../values/fields.ts'
import { newPackingItem, packingChanges, packingItem, packingSuggestion } from './schema.ts'

export const packingApi = {
  list: {
    method: 'GET',
    url: '/api/trips/:tripId/packing',
    summary: 'The packing list',
    access: 'content.read',
    params: inTrip,
    mayBeLong: true,
    reply: z.array(packingItem),
  },
  add: {
    method: 'POST',
    url: '/api/trips/:tripId/packing',
    summary:
      'Add an item; the same id again, or with a reason (Smart Pack) the same name, answers the item that is there',
    access: 'content.edit',
    params: inTrip,
    body: newPackingItem,
    reply: packingItem,
  },
  update: {
    method: 'PUT',
    url: '/api/packing/:id',
    summary: 'Change any of an item’s fields, for example packed',
    access: 'content.edit',
    row: 'packing',
    params: byRowId,
    body: packingChanges,
    reply: packingItem,
  },
  remove: {
    method: 'DELETE',
    url: '/api/packing/:id',
    summary: 'Remove an item',
    access: 'content.edit',
    row: 'packing',
    params: byRowId,
    reply: done,
  },
  suggestions: {
    method: 'GET',
    url: '/api/trips/:tripId/packing/suggestions',
    summary: 'What Smart Pack would add, each item with its reason; what the list has is left out',
    access: 'content.read',
    feature: 'packpal_pro',
    params: inTrip,
    reply: z.array(packingSuggestion),
  },
} as const satisfies EndpointGroup
