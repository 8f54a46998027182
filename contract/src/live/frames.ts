import { z } from 'zod'
import { change } from '../sync/change.ts'
import { tripTabs } from '../trips/tabs.ts'

const tripId = z.int().positive()
const rev = z.int().nonnegative()
const tab = z.enum(tripTabs)

/** What a browser says. */
export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('subscribe'),
    tripId,
    /** The last change this client has laid in: what came after it is sent first. */
    rev,
    tab,
    /** The client's calendar day: a trip's status depends on it. */
    today: z.string().max(10).optional(),
  }),
  z.object({ type: z.literal('unsubscribe'), tripId }),
  z.object({ type: z.literal('presence'), tripId, tab }),
  /** From now on say when the own list of trips is another one. */
  z.object({ type: z.literal('follow-list') }),
  z.object({ type: z.literal('pong') }),
])
export type ClientFrame = z.output<typeof clientFrame>

/** Somebody who looks at the trip now, and where they were last seen. */
const present = z.object({ userId: z.uuid(), name: z.string(), tab })
export type Present = z.output<typeof present>

/** What the server says. */
export const serverFrame = z.discriminatedUnion('type', [
  /** What came after the last frame, without a gap; the first answer to a subscription, then also when it is nothing. */
  z.object({ type: z.literal('changes'), tripId, rev, changes: z.array(change) }),
  /** What happened since cannot be told: only the snapshot helps. Later changes follow as usual. */
  z.object({ type: z.literal('reload'), tripId, rev }),
  /** The trip is gone, or not (any more) this person's. */
  z.object({ type: z.literal('ended'), tripId, reason: z.enum(['removed', 'deleted']) }),
  /** Everybody who looks at the trip, the receiver included, each once. */
  z.object({ type: z.literal('presence'), tripId, people: z.array(present) }),
  /** Which trips are the receiver's, and the number of each one's latest change; first when they begin to follow. */
  z.object({ type: z.literal('list'), heads: z.array(z.object({ id: tripId, rev })) }),
  z.object({ type: z.literal('ping') }),
])
export type ServerFrame = z.output<typeof serverFrame>
