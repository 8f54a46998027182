import type { userRow } from '@sojourn/contract/auth/schema'
import { z } from 'zod'
import type { TableOf } from '../../platform/db/tables.ts'

/** Only the SHA-256 of the cookie's token is kept: a stolen table signs nobody in. */
export const sessionRow = z.object({
  tokenHash: z.string(),
  userId: z.uuid(),
  createdAt: z.string(),
  seenAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.string().nullable(),
  /** When whoever uses it last proved who they are. */
  provenAt: z.string(),
  /** The token handed out last, as long as the browser has not used it. */
  nextHash: z.string().nullable(),
  /** The one before, good for the requests that were under way with it. */
  previousHash: z.string().nullable(),
  previousUntil: z.string().nullable(),
})

/** A browser in which the account has signed in, known by a cookie of its own, or a network it has done so from. */
export const deviceRow = z.object({
  deviceHash: z.string(),
  userId: z.uuid(),
  createdAt: z.string(),
  seenAt: z.string(),
})

declare module '../../platform/db/tables.ts' {
  interface Tables {
    users: TableOf<
      typeof userRow,
      | 'plan'
      | 'createdAt'
      | 'updatedAt'
      | 'termsAcceptedAt'
      | 'emailVerifiedAt'
      | 'takenBackAt'
      | 'secondStepAt'
      | 'isOperator'
      | 'lockedAt'
    >
    sessions: TableOf<
      typeof sessionRow,
      'createdAt' | 'seenAt' | 'provenAt' | 'nextHash' | 'previousHash' | 'previousUntil'
    >
    devices: TableOf<typeof deviceRow, 'createdAt' | 'seenAt'>
  }
}
