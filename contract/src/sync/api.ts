import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { trip } from '../trips/schema.ts'
import { inQuery, inTrip } from '../values/fields.ts'
import { change } from './change.ts'
import { answeredRows } from './registry.ts'
import { maxStepBytes, stepsAnswer, tripSteps } from './steps.ts'

/** A client further behind reads the snapshot, which is then the shorter way. */
export const maxChanges = 1000

const rev = z.int().nonnegative()

/** A trip with all its rows as they stood together after change `rev`. */
const snapshot = z.object({ trip, ...answeredRows, rev })
export type Snapshot = z.output<typeof snapshot>

/** What came after `since`, without a gap. With `reload` that cannot be told, and only the snapshot helps. */
const laterChanges = z.object({ rev, reload: z.boolean(), changes: z.array(change) })
export type LaterChanges = z.output<typeof laterChanges>

export const syncApi = {
  snapshot: {
    method: 'GET',
    url: '/api/trips/:tripId/snapshot',
    summary:
      'The trip with all its rows and members as they stand together, and the number of its latest change',
    access: 'content.read',
    params: inTrip,
    mayBeLong: true,
    reply: snapshot,
  },
  changes: {
    method: 'GET',
    url: '/api/trips/:tripId/changes',
    summary: `The changes after the one numbered \`since\`, at most ${maxChanges}; \`reload\` asks for the snapshot`,
    access: 'content.read',
    params: inTrip,
    query: z.object({ since: inQuery(rev) }),
    mayBeLong: true,
    reply: laterChanges,
  },
  steps: {
    method: 'PUT',
    url: '/api/trips/:tripId/steps',
    summary:
      'Several writes to rows of a trip, and to its dates, in one transaction: all of them or none. A row that is gone is passed over',
    access: 'content.edit',
    params: inTrip,
    body: tripSteps,
    maxBodyBytes: maxStepBytes,
    mayBeLong: true,
    reply: stepsAnswer,
  },
} as const satisfies EndpointGroup
