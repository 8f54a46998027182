import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { contentCollections } from '../sync/collections.ts'
import { done, inTrip } from '../values/fields.ts'
import { trip } from './schema.ts'
import { duplicateInput, newTripInput, tripChanges } from './trip-input.ts'

export const tripsApi = {
  list: {
    method: 'GET',
    url: '/api/trips',
    summary: 'Trips the user owns or shares: current and upcoming by start, then past, newest first',
    access: 'signed-in',
    mayBeLong: true,
    reply: z.array(trip),
  },
  create: {
    method: 'POST',
    url: '/api/trips',
    summary: 'Create a trip; refused beyond the limit of the plan',
    access: 'signed-in',
    body: newTripInput,
    reply: trip,
  },
  get: {
    method: 'GET',
    url: '/api/trips/:tripId',
    summary: 'One trip, without its rows',
    access: 'trip.read',
    params: inTrip,
    reply: trip,
  },
  contents: {
    method: 'GET',
    url: '/api/trips/:tripId/contents',
    summary: 'How many rows of each kind the trip holds',
    access: 'trip.read',
    params: inTrip,
    reply: z.record(z.enum(contentCollections), z.int()),
  },
  update: {
    method: 'PUT',
    url: '/api/trips/:tripId',
    summary: 'Change any of the trip’s fields; what is not sent stays',
    access: 'trip.edit',
    params: inTrip,
    body: tripChanges,
    reply: trip,
  },
  duplicate: {
    method: 'POST',
    url: '/api/trips/:tripId/duplicate',
    summary:
      'Make an own trip of this one under new dates, with the parts that `take` names; never bookings, expenses or people. Refused beyond the limit of the plan',
    access: 'content.read',
    params: inTrip,
    body: duplicateInput,
    reply: trip,
  },
  remove: {
    method: 'DELETE',
    url: '/api/trips/:tripId',
    summary: 'Delete the trip with its content for everyone',
    access: 'trip.delete',
    endsAccess: true,
    params: inTrip,
    reply: done,
  },
} as const satisfies EndpointGroup
