import type { EndpointGroup } from '../http/endpoint.ts'
import { trip } from '../trips/schema.ts'
import { inTrip } from '../values/fields.ts'
import { maxImportBytes } from './format.ts'
import { exportFile, importFile } from './schema.ts'

export const exportApi = {
  file: {
    method: 'GET',
    url: '/api/trips/:tripId/export',
    summary: 'The trip with itinerary, packing and expenses as one file',
    access: 'trip.export',
    feature: 'export_data',
    params: inTrip,
    mayBeLong: true,
    reply: exportFile,
  },
  import: {
    method: 'POST',
    url: '/api/trips/import',
    summary: 'Create the trip of an exported file again; refused beyond the limit of the plan',
    access: 'signed-in',
    maxBodyBytes: maxImportBytes,
    body: importFile,
    reply: trip,
  },
} as const satisfies EndpointGroup
