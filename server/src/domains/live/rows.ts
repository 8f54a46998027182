import { tripTabs } from '@sojourn/contract/trips/tabs'
import { z } from 'zod'

/** A browser tab that shows a trip. */
export const presenceRow = z.object({
  id: z.uuid(),
  /** The process that holds its socket. */
  serverId: z.uuid(),
  tripId: z.int(),
  userId: z.uuid(),
  tab: z.enum(tripTabs),
  movedAt: z.string(),
  seenAt: z.string(),
})
