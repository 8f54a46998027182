import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { byRowId, done, inTrip } from '../values/fields.ts'
import { newPackingItem, packingChanges, packingItem, packingSuggestion } from './schema.ts'
import { packingTemplate, templateInput } from './template-input.ts'

export const packingApi = {
  ...rowCalls('packing', {
    row: packingItem,
    added: newPackingItem,
    changes: packingChanges,
    summaries: {
      list: 'The packing list',
      add: 'Add an item; the same id again, or with a reason (Smart Pack) the same name, answers the item that is there',
      update: 'Change any of an item’s fields, for example packed',
      remove: 'Remove an item',
    },
  }),
  suggestions: {
    method: 'GET',
    url: '/api/trips/:tripId/packing/suggestions',
    summary: 'What Smart Pack would add, each item with its reason; what the list has is left out',
    access: 'content.read',
    feature: 'packpal_pro',
    params: inTrip,
    /** The time zone of home: an adapter is for sockets unlike those there. */
    query: z.object({ home: z.string().max(64).optional() }),
    reply: z.array(packingSuggestion),
  },
  templates: {
    method: 'GET',
    url: '/api/packing-templates',
    summary: 'The user’s own packing templates, by name',
    access: 'signed-in',
    mayBeLong: true,
    reply: z.array(packingTemplate),
  },
  saveTemplate: {
    method: 'PUT',
    url: '/api/packing-templates/:id',
    summary:
      'Keep a packing list as a template under an id of the client; without `items`, one that is there is renamed',
    access: 'signed-in',
    params: byRowId,
    body: templateInput,
    reply: packingTemplate,
  },
  removeTemplate: {
    method: 'DELETE',
    url: '/api/packing-templates/:id',
    summary: 'Remove an own packing template; one that is gone is none',
    access: 'signed-in',
    params: byRowId,
    reply: done,
  },
} as const satisfies EndpointGroup
