import { z } from 'zod'
import { tripRoles } from './permissions.ts'

/** Someone on a trip. Members see each other's email (U-073). */
export const member = z.object({
  /** The account's: nobody is on a trip twice. */
  id: z.uuid(),
  tripId: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(tripRoles),
  version: z.int(),
  joinedAt: z.string(),
})
export type Member = z.output<typeof member>
