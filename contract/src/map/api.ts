import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { itineraryItem } from '../itinerary/schema.ts'
import { inTrip } from '../values/fields.ts'
import { mapBounds, mapConfig, mapLabel, route, routeInput } from './schema.ts'

export const mapApi = {
  config: {
    method: 'GET',
    url: '/api/map',
    summary: 'Tile address and attribution, and which map services are set up',
    access: 'signed-in',
    reply: mapConfig,
  },
  labels: {
    method: 'GET',
    url: '/api/map/labels',
    summary: 'Names of the biggest towns in a frame, for the map that is drawn without tiles',
    access: 'signed-in',
    query: mapBounds,
    reply: z.array(mapLabel),
  },
  place: {
    method: 'POST',
    url: '/api/trips/:tripId/placed-items',
    summary:
      'Finds and stores coordinates for items that have a location but none, where it is sure which place is meant; answers those that got some',
    access: 'content.edit',
    repeatable: true,
    params: inTrip,
    reply: z.array(itineraryItem),
  },
  route: {
    method: 'POST',
    url: '/api/routes',
    summary: 'A road route through up to 25 points, or straight lines with estimates when there is none',
    access: 'signed-in',
    repeatable: true,
    body: routeInput,
    reply: route,
  },
} as const satisfies EndpointGroup
