import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { byRowId, done, inTrip } from '../values/fields.ts'
import { maxRowsPerTrip } from '../values/limits.ts'
import { dayOrder, itemChanges, itineraryItem, newItem } from './schema.ts'

/** An id between quotes and its comma, with room for the rest. */
const bytesPerId = 40

export const itineraryApi = {
  list: {
    method: 'GET',
    url: '/api/trips/:tripId/itinerary',
    summary: 'The items by date, time (none last), order and id',
    access: 'content.read',
    params: inTrip,
    mayBeLong: true,
    reply: z.array(itineraryItem),
  },
  add: {
    method: 'POST',
    url: '/api/trips/:tripId/itinerary',
    summary: 'Add an item; sending the same id again answers the item that is there',
    access: 'content.edit',
    params: inTrip,
    body: newItem,
    reply: itineraryItem,
  },
  reorder: {
    method: 'PUT',
    url: '/api/trips/:tripId/itinerary/order',
    summary: 'Put a day’s items in order, items of other days included; answers the items that changed',
    access: 'content.edit',
    params: inTrip,
    body: dayOrder,
    maxBodyBytes: maxRowsPerTrip * bytesPerId,
    mayBeLong: true,
    reply: z.array(itineraryItem),
  },
  update: {
    method: 'PUT',
    url: '/api/itinerary/:id',
    summary: 'Change any of an item’s fields; a new location without coordinates clears the old ones',
    access: 'content.edit',
    row: 'itinerary',
    params: byRowId,
    body: itemChanges,
    reply: itineraryItem,
  },
  remove: {
    method: 'DELETE',
    url: '/api/itinerary/:id',
    summary: 'Remove an item',
    access: 'content.edit',
    row: 'itinerary',
    params: byRowId,
    reply: done,
  },
} as const satisfies EndpointGroup
