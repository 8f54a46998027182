import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { inTrip } from '../values/fields.ts'
import { maxRowsPerTrip } from '../values/limits.ts'
import { dayOrder, itemChanges, itineraryItem, newItem } from './schema.ts'

/** An id between quotes and its comma, with room for the rest. */
const bytesPerId = 40

export const itineraryApi = {
  ...rowCalls('itinerary', {
    row: itineraryItem,
    added: newItem,
    changes: itemChanges,
    summaries: {
      list: 'The items by date, time (none last), order and id',
      add: 'Add an item; sending the same id again answers the item that is there',
      update: 'Change any of an item’s fields; a new location without coordinates clears the old ones',
      remove: 'Remove an item',
    },
  }),
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
} as const satisfies EndpointGroup
