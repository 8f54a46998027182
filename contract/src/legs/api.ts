import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { leg, legChanges, newLeg } from './schema.ts'

export const legsApi = {
  ...rowCalls('legs', {
    row: leg,
    added: newLeg,
    changes: legChanges,
    summaries: {
      list: 'The places of a trip, in order; none or one where it has but its destination',
      add: 'Add a place with the days of arriving and leaving; the server finds where it lies',
      update: 'Change any field of a place; another name is looked up anew',
      remove: 'Remove a place',
    },
  }),
} as const satisfies EndpointGroup
