import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { inTrip } from '../values/fields.ts'
import { destinationFacts, insight } from './schema.ts'

export const insightsApi = {
  list: {
    method: 'GET',
    url: '/api/trips/:tripId/destination-insights',
    summary: 'What is worth knowing about the trip’s destination',
    access: 'content.read',
    params: inTrip,
    reply: z.array(insight),
  },
  destination: {
    method: 'GET',
    url: '/api/trips/:tripId/destination',
    summary: 'Weather, dates, costs, country facts and places of the trip’s destination',
    access: 'content.read',
    params: inTrip,
    reply: destinationFacts,
  },
} as const satisfies EndpointGroup
