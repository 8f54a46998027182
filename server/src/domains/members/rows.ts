import { tripRoles } from '@sojourn/contract/members/permissions'
import { z } from 'zod'

export const memberRow = z.object({
  tripId: z.int(),
  userId: z.uuid(),
  role: z.enum(tripRoles),
  version: z.int(),
  joinedAt: z.string(),
})

/** Whom the owner took off the trip. */
export const removedMemberRow = z.object({ tripId: z.int(), userId: z.uuid(), removedAt: z.string() })

/** An expired one is still pending: it waits in the owner's list to be sent again. */
export const invitationStates = ['pending', 'accepted', 'declined', 'revoked'] as const

export const invitationRow = z.object({
  id: z.uuid(),
  tripId: z.int(),
  email: z.string(),
  state: z.enum(invitationStates),
  createdAt: z.string(),
  invitedAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
})

export const inviteTokenRow = z.object({
  tokenHash: z.string(),
  inviteId: z.uuid(),
  /** Whoever has it, has read the mail. */
  isMailed: z.boolean(),
  createdAt: z.string(),
})
