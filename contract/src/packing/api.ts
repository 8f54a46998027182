import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { byRowId, done, inTrip } from '../values/fields.ts'
import { newPackingItem, packingChanges, packingItem } from './schema.ts'

export const packingApi = {
  list: {
    method: 'GET',
    url: '/api/trips/:tripId/packing',
    summary: 'The packing list',
    access: 'content.read',
    params: inTrip,
    reply: z.array(packingItem),
  },
  add: {
    method: 'POST',
    url: '/api/trips/:tripId/packing',
    summary: 'Add an item; sending the same id again answers the item that is there',
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
} as const satisfies EndpointGroup
