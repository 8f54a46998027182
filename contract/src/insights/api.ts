import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { inTrip } from '../values/fields.ts'
import { insight } from './schema.ts'

export const insightsApi = {
  list: {
    method: 'GET',
    url: '/api/trips/:tripId/destination-insights',
    summary: 'What is worth knowing about the trip’s destination',
    access: 'content.read',
    params: inTrip,
    reply: z.array(insight),
  },
} as const satisfies EndpointGroup
