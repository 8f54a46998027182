import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { inTrip } from '../values/fields.ts'
import { mapBounds, mapConfig, mapLabel, route, routeInput, spot, spotQuery } from './schema.ts'

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
  locate: {
    method: 'GET',
    url: '/api/trips/:tripId/spot',
    summary: 'Coordinates for an item’s location near the trip’s destination; null when none is surely meant',
    access: 'content.read',
    params: inTrip,
    query: spotQuery,
    reply: spot.nullable(),
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
