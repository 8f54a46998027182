import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { newTraveller, traveller, travellerChanges } from './schema.ts'

export const travellersApi = {
  ...rowCalls('travellers', {
    row: traveller,
    added: newTraveller,
    changes: travellerChanges,
    summaries: {
      list: 'Who travels without an account, who left while money mentions them, and who pays with whom',
      add: 'Add somebody without an account; with `userId` it says with whom a member pays, in one row for each',
      update: 'Change a name or with whom somebody pays; one’s own `userId` says "That is me"',
      remove: 'Remove somebody whom no expense and no transfer mentions',
    },
  }),
} as const satisfies EndpointGroup
