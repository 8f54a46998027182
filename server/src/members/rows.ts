import { tripRoles } from '@sojourn/contract/members/permissions'
import { z } from 'zod'

export const memberRow = z.object({
  tripId: z.int(),
  userId: z.uuid(),
  role: z.enum(tripRoles),
  version: z.int(),
  joinedAt: z.string(),
})
