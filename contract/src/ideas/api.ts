import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { idea, ideaChanges, newIdea } from './schema.ts'

export const ideasApi = {
  ...rowCalls('ideas', {
    row: idea,
    added: newIdea,
    changes: ideaChanges,
    summaries: {
      list: 'What one may do on the trip and has no day yet, with the votes of its members',
      add: 'Add an idea; the same id again answers the one that is there',
      update: 'Change any field of an idea, or vote on it: `vote` is the caller’s own',
      remove: 'Remove an idea',
    },
  }),
} as const satisfies EndpointGroup
