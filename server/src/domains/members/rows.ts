import { z } from 'zod'
import type { PurgeRule } from '../../kernel/jobs/purge.ts'
import type { TableOf } from '../../platform/db/tables.ts'

/** Whom the owner took off the trip. */
export const removedMemberRow = z.object({ tripId: z.int(), userId: z.uuid(), removedAt: z.string() })

/** An expired one is still pending: it waits in the owner's list to be sent again. */
const invitationStates = ['pending', 'accepted', 'declined', 'revoked'] as const

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

export const memberPurge: readonly PurgeRule[] = [
  // Kept for a while, so that an old link says what became of it (U-106).
  { table: 'invitations', over: `coalesce("endedAt", "expiresAt") < now() - interval '90 days'` },
]

declare module '../../platform/db/tables.ts' {
  interface Tables {
    invitations: TableOf<typeof invitationRow, 'state' | 'createdAt' | 'invitedAt' | 'endedAt'>
    inviteTokens: TableOf<typeof inviteTokenRow, 'createdAt'>
    removedMembers: TableOf<typeof removedMemberRow, 'removedAt'>
  }
}
