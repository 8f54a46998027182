import { z } from 'zod'

/** Only the SHA-256 of the cookie's token is kept: a stolen table signs nobody in. */
export const sessionRow = z.object({
  tokenHash: z.string(),
  userId: z.uuid(),
  createdAt: z.string(),
  seenAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.string().nullable(),
})
